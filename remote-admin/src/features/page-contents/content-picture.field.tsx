import { PictureField } from '../../editing/fields/picture-field.tsx';
import styles from './page-contents.module.css';

interface ContentPictureFieldProps {
  name: string;
  label: string;
  help?: string;
}

/** A picture among text fields, with a visible label and a small preview. */
export function ContentPictureField({ name, label, help }: ContentPictureFieldProps) {
  return (
    <div className={styles.picture}>
      <span className={styles.pictureLabel}>{label}</span>
      <PictureField name={name} label={label} />
      {help ? <p className={styles.hint}>{help}</p> : null}
    </div>
  );
}
