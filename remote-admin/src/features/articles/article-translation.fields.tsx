import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { slugify } from '@vitrin/shared-contracts/slug';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { articleDefinition } from '@vitrin/shared-contracts/records/article';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';

type Texts = FormTexts<typeof articleDefinition>;

interface ArticleTranslationFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof articleDefinition>;
}

/** Fields of an article in one language. */
export function ArticleTranslationFields({ lang, values, labels }: ArticleTranslationFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.title);
  const path = publicPaths.article(values.seo_name || generatedSlug || '…');
  return (
    <>
      <TextField {...field('title')} required maxLength={limits.title.max} />
      <TextField
        {...field('seo_name')}
        prefix={publicPaths.article('')}
        placeholder={generatedSlug}
        help={`Boş bırakılırsa başlıktan üretilir: ${publicPaths.article(generatedSlug || '…')}`}
      />
      <TextAreaField {...field('summary')} maxLength={limits.summary.max} help="Listede ve paylaşımlarda görünür." />
      <RichTextField {...field('document')} lang={lang} />
      <TextField
        {...field('seo_title')}
        maxLength={limits.seoTitle.max}
        help="Boş bırakılırsa makalenin başlığı kullanılır."
      />
      <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
      <SearchPreview
        path={path}
        title={values.seo_title || values.title}
        description={values.seo_description || values.summary}
      />
    </>
  );
}
