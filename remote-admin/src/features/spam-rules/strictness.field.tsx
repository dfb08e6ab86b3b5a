import { useFormField } from '../../editing/form/use-form-field.ts';
import styles from './spam-rules.module.css';
import { strictnesses, strictnessOf } from './strictness.ts';

/** Sets how readily a message is suspected, in five described steps. */
export function StrictnessField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<number>(name);
  const chosen = strictnessOf(value);
  return (
    <fieldset id={name} tabIndex={-1} className={styles.steps}>
      <legend>{label}</legend>
      {strictnesses.map((step) => (
        <div key={step.threshold} className={styles.step}>
          <input
            id={`${name}-${step.threshold}`}
            type="radio"
            name={name}
            aria-describedby={`${name}-${step.threshold}-text`}
            checked={step === chosen}
            onChange={() => set(step.threshold)}
          />
          <label htmlFor={`${name}-${step.threshold}`}>{step.label}</label>
          <p id={`${name}-${step.threshold}-text`}>{step.text}</p>
        </div>
      ))}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}
