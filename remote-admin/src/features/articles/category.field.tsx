import { useQuery } from '@tanstack/react-query';
import { useRight } from '@vitrin/shared-contracts/state';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { articleCategoriesQuery } from './articles.api.ts';

interface CategoryFieldProps {
  name: string;
  label: string;
}

/** Choice among the categories of articles. Whoever may not see them keeps what is chosen. */
export function CategoryField({ name, label }: CategoryFieldProps) {
  const mayRead = useRight('articles.read');
  const { data } = useQuery({ ...articleCategoriesQuery(), enabled: mayRead });
  const { value = '' } = useFormField<string | undefined>(name);
  const categories = data ?? [];
  const isUnknown = value !== '' && !categories.some(({ id }) => String(id) === value);
  const options = [
    { value: '', label: 'Kategorisiz' },
    ...categories.map((category) => ({ value: String(category.id), label: category.name })),
    ...(isUnknown ? [{ value, label: unknownLabel(mayRead, data !== undefined) }] : []),
  ];
  const help =
    categories.length > 0 || !data
      ? 'Ziyaretçi makaleleri kategoriye göre süzer; makalede kategorinin adı ve ilgili makaleler görünür.'
      : 'Önce Makale kategorileri ekranında kategori ekleyin.';
  return <SelectField name={name} label={label} options={options} help={help} />;
}

function unknownLabel(mayRead: boolean, isRead: boolean): string {
  if (!mayRead) return 'Seçili kategori (görme yetkiniz yok)';
  return isRead ? 'Silinmiş kategori' : '…';
}
