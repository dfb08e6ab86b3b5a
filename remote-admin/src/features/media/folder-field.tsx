import { Autocomplete } from '@mantine/core';
import { limits } from 'shared-contracts/limits';
import { useFormField } from '../../shared/form/use-form-field.ts';

export function FolderField({ folders }: { folders: readonly string[] }) {
  const { value, error, set, leave } = useFormField<string>('folder');
  return (
    <Autocomplete
      id="folder"
      label="Klasör"
      description="Var olan bir klasör ya da yeni bir ad; boşsa klasörsüz."
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
