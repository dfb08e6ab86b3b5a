import { labelColours, type LabelColour } from 'shared-contracts/message-workflow';
import { useFormField } from '../../shared/form/use-form-field.ts';
import styles from './labels.module.css';
import { colourNames } from './mailbox.words.ts';

/** Colours by their names, so that nobody has to tell them apart by sight. */
export function ColourField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<LabelColour>(name);
  return (
    <fieldset id={name} tabIndex={-1} className={styles.colours}>
      <legend>{label}</legend>
      {labelColours.map((colour) => (
        <label key={colour} className={styles.colour}>
          <input type="radio" name={name} checked={value === colour} onChange={() => set(colour)} />
          <span className={styles.swatch} data-colour={colour} aria-hidden />
          {colourNames[colour]}
        </label>
      ))}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}
