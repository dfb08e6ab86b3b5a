import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import type { PersonName } from '@vitrin/shared-contracts/people';
import { useRight } from '@vitrin/shared-contracts/state';
import { readQuery } from '../../../data/query.ts';
import { useFormField } from '../../../editing/form/use-form-field.ts';
import styles from './people.field.module.css';

interface PeopleFieldProps {
  name: string;
  label: string;
  max: number;
}

/** Chooses people of the company, in the order in which they are ticked; nobody means all. */
export function PeopleField({ name, label, max }: PeopleFieldProps) {
  const { value = [], error, set } = useFormField<number[] | undefined>(name);
  const mayRead = useRight('people.read');
  const { data: people = [] } = useQuery({
    ...readQuery<readonly PersonName[]>(api.adminPersonNames),
    enabled: mayRead,
  });
  const change = (id: number, isChosen: boolean) =>
    set(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={describe(value, { mayRead })}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      error={error}
    >
      <div id={name} role="group" tabIndex={-1} aria-label={label} className={styles.people}>
        {people.map(({ id, name: person, active }) => (
          <label key={id} className={styles.person}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              disabled={value.length >= max && !value.includes(id)}
              onChange={(event) => change(id, event.currentTarget.checked)}
            />
            <span>{active === 1 ? person : `${person} (yayında değil)`}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}

function describe(value: readonly number[], { mayRead }: { mayRead: boolean }): string {
  if (!mayRead) return `${value.length} kişi seçili. Ekibi görme yetkiniz yok.`;
  return value.length === 0 ? 'Kimseyi seçmezseniz ekibin tamamı görünür.' : 'Seçtiğiniz sırayla görünürler.';
}
