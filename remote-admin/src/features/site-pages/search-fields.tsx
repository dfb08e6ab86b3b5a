import { limits } from '@vitrin/shared-contracts/limits';
import type { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import { slugify } from '@vitrin/shared-contracts/slug';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';

type Texts = FormTexts<typeof sitePageDefinition>;

interface SearchFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof sitePageDefinition>;
  /** Path of the page above it in this language; null if that has no address in it, undefined while it is loading. */
  parentPath: string | null | undefined;
}

/** What search engines show of a page in one language. */
export function SearchFields({ lang, values, labels, parentPath }: SearchFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  return (
    <>
      <TextField
        {...field('seo_title')}
        maxLength={limits.seoTitle.max}
        help="Boş bırakılırsa sayfanın başlığı kullanılır."
      />
      <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
      <SearchPreview
        path={pagePath(values, parentPath)}
        title={values.seo_title || values.title}
        description={values.seo_description || values.summary}
      />
    </>
  );
}

/** Returns the path that a page has or will have, below that of its parent. */
export function pagePath({ seo_name, title }: Texts, parentPath: string | null | undefined): string {
  return `${parentPath ?? '/…'}/${seo_name || slugify(title) || '…'}`;
}
