import { useQuery } from '@tanstack/react-query';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { api } from '@vitrin/shared-contracts/paths';
import { listQuery } from '../../../data/query.ts';
import { SelectField } from '../../../editing/fields/select-field.tsx';
import { useFormField } from '../../../editing/form/use-form-field.ts';

interface BranchFieldProps {
  name: string;
  label: string;
  /** Default language, in which the addresses are named. */
  lang: string;
}

/** Choice among the addresses of the company. One that was deleted stays chosen until another one is. */
export function BranchField({ name, label, lang }: BranchFieldProps) {
  const { data } = useQuery(listQuery<ContactItem>(api.contactInformation, { lang }));
  const { value = '' } = useFormField<string | undefined>(name);
  const addresses = (data?.items ?? []).filter(({ section }) => section === 'adres');
  const isUnknown = value !== '' && !addresses.some(({ id }) => String(id) === value);
  const options = [
    { value: '', label: addresses[0] ? `İlk adres (${addresses[0].name})` : 'İlk adres' },
    ...addresses.map((address) => ({ value: String(address.id), label: address.name })),
    ...(isUnknown ? [{ value, label: data ? 'Silinmiş adres' : '…' }] : []),
  ];
  const help = data && addresses.length === 0 ? 'Şirket bilgilerinde adres yok; bölüm sitede gösterilmez.' : '';
  return <SelectField name={name} label={label} options={options} help={help} />;
}
