import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { slugify } from '@vitrin/shared-contracts/slug';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { contractDefinition } from '@vitrin/shared-contracts/records/contract';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';

type Texts = FormTexts<typeof contractDefinition>;

interface ContractTranslationFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof contractDefinition>;
}

/** Fields of a contract in one language. */
export function ContractTranslationFields({ lang, values, labels }: ContractTranslationFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.name);
  const path = publicPaths.contract(values.seo_name || generatedSlug || '…');
  return (
    <>
      <TextField {...field('name')} required maxLength={limits.title.max} />
      <TextField
        {...field('seo_name')}
        prefix={publicPaths.contract('')}
        placeholder={generatedSlug}
        help={`Boş bırakılırsa addan üretilir: ${publicPaths.contract(generatedSlug || '…')}`}
      />
      <RichTextField {...field('document')} lang={lang} />
      <TextField
        {...field('seo_title')}
        maxLength={limits.seoTitle.max}
        help="Boş bırakılırsa sözleşmenin adı kullanılır."
      />
      <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
      <SearchPreview path={path} title={values.seo_title || values.name} description={values.seo_description} />
    </>
  );
}
