import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { branchesOf } from '@vitrin/shared-contracts/branches';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { api } from '@vitrin/shared-contracts/paths';
import { listQuery } from '../../../data/query.ts';
import { useFormField } from '../../../editing/form/use-form-field.ts';
import styles from './branches.field.module.css';

interface BranchesFieldProps {
  name: string;
  label: string;
  max: number;
  /** Default language, in which the addresses are named. */
  lang: string;
}

/** Chooses addresses of the company, in the order in which they are ticked; none means all. */
export function BranchesField({ name, label, max, lang }: BranchesFieldProps) {
  const { value: chosen = [], error, set } = useFormField<number[] | undefined>(name);
  const { data } = useQuery(listQuery<ContactItem>(api.contactInformation, { lang }));
  const branches = branchesOf(data?.items ?? []);
  const change = (id: number, isChosen: boolean) =>
    set(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={describe(chosen.length, { hasNone: data !== undefined && branches.length === 0 })}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      error={error}
    >
      <div id={name} role="group" tabIndex={-1} aria-label={label} className={styles.branches}>
        {branches.map(({ id, name: branch }) => (
          <label key={id} className={styles.branch}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={chosen.length >= max && !chosen.includes(id)}
              onChange={(event) => change(id, event.currentTarget.checked)}
            />
            <span>{branch}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}

function describe(count: number, { hasNone }: { hasNone: boolean }): string {
  if (hasNone) return 'Şirket bilgilerinde adres yok; bölüm sitede gösterilmez.';
  return count === 0
    ? 'Hiçbirini seçmezseniz hepsi görünür; yenileri kendiliğinden eklenir.'
    : 'Yalnızca seçtikleriniz, seçtiğiniz sırayla görünür.';
}
