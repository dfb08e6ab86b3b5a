import { limits } from 'shared-contracts/limits';
import { publicPaths } from 'shared-contracts/paths';
import { slugify } from 'shared-contracts/slug';
import { RichTextField } from '../../shared/fields/rich-text-field.tsx';
import { SearchPreview } from '../../shared/fields/search-preview.tsx';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import type { ContractTranslationValues } from './contract.values.ts';

interface ContractTranslationFieldsProps {
  lang: string;
  values: ContractTranslationValues;
  labels: Readonly<Record<keyof ContractTranslationValues, string>>;
}

/** Fields of a contract in one language. */
export function ContractTranslationFields({ lang, values, labels }: ContractTranslationFieldsProps) {
  const field = (key: keyof ContractTranslationValues) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const made = slugify(values.name);
  const path = publicPaths.contract(values.seo_name || made || '…');
  return (
    <>
      <TextField {...field('name')} required longest={limits.title.max} />
      <TextField
        {...field('seo_name')}
        before={publicPaths.contract('')}
        placeholder={made}
        help={`Boş bırakılırsa addan üretilir: ${publicPaths.contract(made || '…')}`}
      />
      <RichTextField {...field('document')} lang={lang} />
      <TextField
        {...field('seo_title')}
        longest={limits.seoTitle.max}
        help="Boş bırakılırsa sözleşmenin adı kullanılır."
      />
      <TextAreaField {...field('seo_description')} longest={limits.seoDescription.max} rows={2} />
      <SearchPreview path={path} title={values.seo_title || values.name} description={values.seo_description} />
    </>
  );
}
