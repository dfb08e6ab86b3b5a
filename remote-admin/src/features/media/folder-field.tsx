import { Autocomplete } from '@mantine/core';
import { limits } from 'shared-contracts/limits';
import { useFormField } from '../../shared/form/use-form-field.ts';

export function FolderField({ folders }: { folders: readonly string[] }) {
  const { value, error, set, leave } = useFormField<string>('folder');
  return (
    <Autocomplete
      id="folder"
      label="Klasör"
      description="Var olan bir klasörü seçin ya da yeni bir ad yazın. Boş bırakılırsa görsel klasörsüz kalır."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={[...folders]}
      value={value}
      error={error}
      maxLength={limits.folderName.max}
      onChange={set}
      onBlur={leave}
    />
  );
}
