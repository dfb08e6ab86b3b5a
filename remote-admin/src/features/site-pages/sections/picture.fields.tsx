import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { PictureReference } from '@vitrin/shared-contracts/sections/define-section';
import { PictureChoice } from '../../../editing/fields/picture-field.tsx';
import { PictureList } from '../../../editing/fields/picture-list.tsx';
import { useFormField } from '../../../editing/form/use-form-field.ts';
import { useSectionPictures } from './section-pictures.tsx';
import styles from './sections.module.css';

interface SectionPictureFieldProps {
  name: string;
  label: string;
}

const referenceOf = ({ id }: Picture): PictureReference => ({ media_id: id });

/** One picture of a section. */
export function SectionPictureField({ name, label }: SectionPictureFieldProps) {
  const { value, error, set } = useFormField<PictureReference | null | undefined>(name);
  const { pictures, add } = useSectionPictures(value ? [value.media_id] : []);
  const [picture] = pictures;
  const change = (chosen: Picture | null) => {
    if (chosen) add([chosen]);
    set(chosen && referenceOf(chosen));
  };
  return (
    <div className={styles.picture}>
      <p className={styles.label}>{label}</p>
      <PictureChoice id={name} label={label} value={picture ?? null} error={error} onChange={change} />
    </div>
  );
}

/** Pictures of a section in their order. */
export function SectionPicturesField({ name, label, max }: SectionPictureFieldProps & { max: number }) {
  const { value, error, set } = useFormField<readonly PictureReference[] | undefined>(name);
  const { pictures, add } = useSectionPictures((value ?? []).map(({ media_id }) => media_id));
  const change = (chosen: readonly Picture[]) => {
    add(chosen);
    set(chosen.map(referenceOf));
  };
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <PictureList
        id={name}
        label={label}
        help="Sırayı sürükleyerek değiştirebilirsiniz."
        value={pictures}
        error={error}
        max={max}
        textOf={(index) => `${index + 1}. görsel`}
        onChange={change}
      />
    </div>
  );
}
