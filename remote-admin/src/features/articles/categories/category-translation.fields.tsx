import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { articleCategoryDefinition } from '@vitrin/shared-contracts/records/article-category';
import { slugify } from '@vitrin/shared-contracts/slug';
import { SearchPreview } from '../../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../../editing/fields/text-area-field.tsx';
import { TextField } from '../../../editing/fields/text-field.tsx';
import type { FieldLabels, FormTexts } from '../../../editing/form/declared-form.ts';

type Texts = FormTexts<typeof articleCategoryDefinition>;

interface CategoryTranslationFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof articleCategoryDefinition>;
}

/** Fields of a category in one language. */
export function CategoryTranslationFields({ lang, values, labels }: CategoryTranslationFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.name);
  return (
    <>
      <TextField {...field('name')} required maxLength={limits.title.max} help="Kısa bir ad: “İş güvenliği”." />
      <TextField
        {...field('seo_name')}
        prefix={publicPaths.articleCategory('')}
        placeholder={generatedSlug}
        help={`Boş bırakılırsa addan üretilir: ${publicPaths.articleCategory(generatedSlug || '…')}`}
      />
      <TextAreaField
        {...field('text')}
        maxLength={limits.summary.max}
        help="Kategorinin sayfasında adının altında görünür."
      />
      <TextField
        {...field('seo_title')}
        maxLength={limits.seoTitle.max}
        help="Boş bırakılırsa kategorinin adı kullanılır."
      />
      <TextAreaField
        {...field('seo_description')}
        maxLength={limits.seoDescription.max}
        rows={2}
        help="Boş bırakılırsa kısa metin kullanılır."
      />
      <SearchPreview
        path={publicPaths.articleCategory(values.seo_name || generatedSlug || '…')}
        title={values.seo_title || values.name}
        description={values.seo_description || values.text}
      />
    </>
  );
}
