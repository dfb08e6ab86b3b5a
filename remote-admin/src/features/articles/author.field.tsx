import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import type { PersonName } from '@vitrin/shared-contracts/people';
import { useRight } from '@vitrin/shared-contracts/state';
import { readQuery } from '../../data/query.ts';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { useFormField } from '../../editing/form/use-form-field.ts';

interface AuthorFieldProps {
  name: string;
  label: string;
}

/** Choice among the people of the company. Whoever may not see them keeps what is chosen. */
export function AuthorField({ name, label }: AuthorFieldProps) {
  const mayRead = useRight('people.read');
  const { data } = useQuery({ ...readQuery<readonly PersonName[]>(api.adminPersonNames), enabled: mayRead });
  const { value = '' } = useFormField<string | undefined>(name);
  const people = data ?? [];
  const isUnknown = value !== '' && !people.some(({ id }) => String(id) === value);
  const options = [
    { value: '', label: 'Yazar yok' },
    ...people.map(({ id, name: person, active }) => ({
      value: String(id),
      label: active === 1 ? person : `${person} (yayında değil)`,
    })),
    ...(isUnknown ? [{ value, label: unknownLabel(mayRead, data !== undefined) }] : []),
  ];
  const help =
    people.length > 0 || !data ? 'Makalede ve listelerde görünür; sayfası varsa adı oraya götürür.' : noPeople;
  return <SelectField name={name} label={label} options={options} help={help} />;
}

const noPeople = 'Önce Ekip ekranında kişi ekleyin. Yazarsız makalede şirketinizin adı geçer.';

function unknownLabel(mayRead: boolean, isRead: boolean): string {
  if (!mayRead) return 'Seçili kişi (görme yetkiniz yok)';
  return isRead ? 'Silinmiş kişi' : '…';
}
