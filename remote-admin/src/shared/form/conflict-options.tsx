import styles from './conflict.module.css';

export interface ConflictOption<T> {
  label: string;
  value: T;
  /** The value as text. */
  text: string;
}

interface ConflictOptionsProps<T> {
  /** Unique name of the group of radio buttons. */
  group: string;
  name: string;
  options: readonly ConflictOption<T>[];
  onChoose: (value: T) => void;
}

/** The values of a conflict side by side; the user chooses one. */
export function ConflictOptions<T>({ group, name, options, onChoose }: ConflictOptionsProps<T>) {
  return (
    <fieldset className={styles.conflict}>
      <legend>{name}</legend>
      <div className={styles.options}>
        {options.map(({ label, value, text }) => (
          <label key={label} className={styles.option}>
            <span className={styles.choice}>
              <input type="radio" name={`conflict.${group}`} onChange={() => onChoose(value)} />
              {label}
            </span>
            <span className={styles.value}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
