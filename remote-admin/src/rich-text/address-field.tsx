import { Button } from '@mantine/core';
import { useContext } from 'react';
import { useFormField } from '../editing/form/use-form-field.ts';
import { WithSource } from '../editing/translations/side-by-side/with-source.tsx';
import { EmbedContext, embedNames, embedOf } from './embeds.ts';
import { PagePicker } from './page-picker.tsx';

interface AddressFieldProps {
  name: string;
  label: string;
  help?: string | undefined;
  /** Language in which the pages of the site are named and linked. */
  lang: string;
}

/** Field for the address of a link, which suggests the pages of the site. */
export function AddressField({ name, label, help, lang }: AddressFieldProps) {
  const { value, error, set, onBlur } = useFormField<string | null | undefined>(name);
  const add = useContext(EmbedContext);
  const embed = value?.includes('<') ? embedOf(value) : null;
  const offered = embed && add && { embed, add };
  return (
    <WithSource name={name} label={label}>
      <PagePicker
        id={name}
        label={label}
        {...(help ? { help } : {})}
        lang={lang}
        value={value ?? ''}
        error={error}
        onChange={set}
        onChoose={({ path }) => set(path)}
        onBlur={onBlur}
      />
      {offered ? (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          onClick={() => {
            offered.add(offered.embed);
            set('');
          }}
        >
          {`Bu bir ${embedNames[offered.embed.kind]}; bölüm olarak ekle`}
        </Button>
      ) : null}
    </WithSource>
  );
}
