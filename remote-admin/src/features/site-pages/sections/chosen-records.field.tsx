import { Input } from '@mantine/core';
import { useFormField } from '../../../editing/form/use-form-field.ts';
import styles from './chosen-records.module.css';

/** A record to choose, in the order of staff. */
export interface Choice {
  id: number;
  name: string;
  active: 0 | 1;
}

interface ChosenRecordsProps {
  name: string;
  label: string;
  max: number;
  choices: readonly Choice[];
  /** Returns what the choice means, with the number of chosen records. */
  describe: (count: number) => string;
}

/** Chooses records of the site, in the order in which they are ticked; none means all. */
export function ChosenRecordsField({ name, label, max, choices, describe }: ChosenRecordsProps) {
  const { value = [], error, set } = useFormField<number[] | undefined>(name);
  const change = (id: number, isChosen: boolean) =>
    set(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={describe(value.length)}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      error={error}
    >
      <div id={name} role="group" tabIndex={-1} aria-label={label} className={styles.records}>
        {choices.map(({ id, name: record, active }) => (
          <label key={id} className={styles.record}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              disabled={value.length >= max && !value.includes(id)}
              onChange={(event) => change(id, event.currentTarget.checked)}
            />
            <span>{active === 1 ? record : `${record} (yayında değil)`}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
