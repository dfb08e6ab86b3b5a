import { limits } from '@vitrin/shared-contracts/limits';
import { slugify } from '@vitrin/shared-contracts/slug';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { categoryPath } from './catalogue-addresses.ts';

type CategoryTranslationValues = Record<'name' | 'seo_name' | 'seo_title' | 'seo_description', string>;

interface CategoryTranslationFieldsProps {
  lang: string;
  values: CategoryTranslationValues;
  labels: Readonly<Record<keyof CategoryTranslationValues, string>>;
}

/** Fields of a category in one language. */
export function CategoryTranslationFields({ lang, values, labels }: CategoryTranslationFieldsProps) {
  const field = (key: keyof CategoryTranslationValues) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.name);
  return (
    <>
      <TextField {...field('name')} required maxLength={limits.title.max} />
      <TextField
        {...field('seo_name')}
        prefix={categoryPath('')}
        placeholder={generatedSlug}
        help={`Boş bırakılırsa addan üretilir: ${categoryPath(generatedSlug || '…')}`}
      />
      <TextField
        {...field('seo_title')}
        maxLength={limits.seoTitle.max}
        help="Boş bırakılırsa kategorinin adı kullanılır."
      />
      <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
      <SearchPreview
        path={categoryPath(values.seo_name || generatedSlug || '…')}
        title={values.seo_title || values.name}
        description={values.seo_description}
      />
    </>
  );
}
