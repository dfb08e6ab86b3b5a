import type { Picture } from '@vitrin/shared-contracts/pictures';
import { PictureList } from '../../editing/fields/picture-list.tsx';
import { useFormField } from '../../editing/form/use-form-field.ts';

interface PicturesFieldProps {
  name: string;
  label: string;
  max: number;
}

/** The pictures of a product; the first one is the main picture. */
export function PicturesField({ name, label, max }: PicturesFieldProps) {
  const { value, error, set } = useFormField<Picture[]>(name);
  return (
    <PictureList
      id={name}
      label={label}
      help="İlk görsel kapaktır: listelerde ve paylaşımlarda o görünür."
      value={value}
      error={error}
      max={max}
      textOf={(index) => (index === 0 ? 'Kapak' : `${index + 1}. görsel`)}
      onChange={(pictures) => set([...pictures])}
    />
  );
}
