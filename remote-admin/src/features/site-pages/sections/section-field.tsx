import type { ComponentType } from 'react';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import type { SectionField as Field, SectionFieldType } from '@vitrin/shared-contracts/sections/define-section';
import { SelectField } from '../../../editing/fields/select-field.tsx';
import { SwitchField } from '../../../editing/fields/switch-field.tsx';
import { TextAreaField } from '../../../editing/fields/text-area-field.tsx';
import { TextField } from '../../../editing/fields/text-field.tsx';
import { useLanguages } from '../../../data/use-languages.ts';
import { AddressField } from '../../../rich-text/address-field.tsx';
import { RichTextField } from '../../../rich-text/rich-text-field.tsx';
import { BranchesField } from './branches.field.tsx';
import { BranchField } from './branch.field.tsx';
import { EmbedField } from './embed.field.tsx';
import { RecordsField } from './records.field.tsx';
import { SectionPictureField, SectionPicturesField } from './picture.fields.tsx';
import styles from './sections.module.css';

interface SectionFieldProps {
  /** Name of the field in the form. */
  name: string;
  field: Field<unknown, unknown>;
  /** Language of the text. */
  lang: string;
}

/** Texts that are longer get more rows, in characters. */
const LONG_TEXT = 1_000;

const inputs: Readonly<Record<SectionFieldType, ComponentType<SectionFieldProps>>> = {
  address: SectionAddressField,
  branch: SectionBranchField,
  branches: SectionBranchesField,
  choice: ({ name, field: { label, help = '', values = {} } }) => (
    <SelectField
      name={name}
      label={label}
      help={help}
      options={Object.entries(values).map(([value, text]) => ({ value, label: text }))}
    />
  ),
  flag: ({ name, field: { label, help = '' } }) => (
    <SwitchField name={name} label={label} help={{ on: help, off: help }} />
  ),
  map: ({ name, field }) => (
    <EmbedField {...textProps(name, field)} kind="map" placeholder='<iframe src="https://www.google.com/maps/embed?…' />
  ),
  longText: ({ name, field }) => (
    <TextAreaField {...textProps(name, field)} maxLength={field.max ?? 0} rows={(field.max ?? 0) > LONG_TEXT ? 4 : 3} />
  ),
  picture: ({ name, field: { label } }) => <SectionPictureField name={name} label={label} />,
  pictures: ({ name, field: { label, maxItems = 0 } }) => (
    <SectionPicturesField name={name} label={label} max={maxItems} />
  ),
  records: ({ name, field: { label, help = '', of = '', maxItems = 0 } }) => (
    <RecordsField name={name} label={label} help={help} of={of} max={maxItems} />
  ),
  richText: ({ name, field: { label, required }, lang }) => (
    <RichTextField name={name} label={label} lang={lang} required={required === true} />
  ),
  text: ({ name, field }) => <TextField {...textProps(name, field)} maxLength={field.max ?? 0} />,
  video: ({ name, field }) => (
    <EmbedField {...textProps(name, field)} kind="video" placeholder="https://www.youtube.com/watch?v=…" />
  ),
};

function useDefaultLanguage(): string {
  const { data: [language = defaultLanguage] = [] } = useLanguages();
  return language.abbr;
}

function SectionBranchField({ name, field: { label } }: SectionFieldProps) {
  return <BranchField name={name} label={label} lang={useDefaultLanguage()} />;
}

function SectionBranchesField({ name, field: { label, maxItems = 0 } }: SectionFieldProps) {
  return <BranchesField name={name} label={label} max={maxItems} lang={useDefaultLanguage()} />;
}

/** The languages share the address: it is that of the default one, which leads visitors of others to theirs. */
function SectionAddressField({ name, field: { label } }: SectionFieldProps) {
  const help = 'Sayfanın adını yazıp listeden seçin ya da adres yazın.';
  return <AddressField name={name} label={label} help={help} lang={useDefaultLanguage()} />;
}

function textProps(name: string, { label, help = '', required }: Field<unknown, unknown>) {
  return { name, label, help, required: required === true };
}

/** Types whose input needs the whole width. */
const wide: ReadonlySet<SectionFieldType> = new Set(['branches', 'longText', 'map', 'pictures', 'records', 'richText']);

/** Input of a field of a section, by its type. */
export function SectionField(props: SectionFieldProps) {
  const { type } = props.field;
  const Input = inputs[type];
  return (
    <div className={styles.field} data-wide={wide.has(type) || undefined}>
      <Input {...props} />
    </div>
  );
}
