import { limits } from '@vitrin/shared-contracts/limits';
import type { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import { slugify } from '@vitrin/shared-contracts/slug';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';
import { pagePath } from './search-fields.tsx';
import styles from './site-page-form.module.css';

type Texts = FormTexts<typeof sitePageDefinition>;

interface SitePageTextsFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof sitePageDefinition>;
  /** Path of the page above it in this language; null if that has no address in it, undefined while it is loading. */
  parentPath: string | null | undefined;
}

/** Texts of a page in one language, without those of its sections. */
export function SitePageTextsFields({ lang, values, labels, parentPath }: SitePageTextsFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.title);
  return (
    <>
      <TextField {...field('title')} required maxLength={limits.title.max} />
      <div>
        <TextField
          {...field('seo_name')}
          prefix="/"
          placeholder={generatedSlug}
          help="Boş bırakılırsa başlıktan üretilir."
        />
        <PageAddress path={parentPath === null ? null : pagePath(values, parentPath)} />
      </div>
      <TextAreaField
        {...field('summary')}
        maxLength={limits.summary.max}
        help="Üst sayfadaki kartta, paylaşımlarda ve arama sonuçlarında görünür."
      />
    </>
  );
}

/** The whole address of a page; null if the page above it has none in this language. */
function PageAddress({ path }: { path: string | null }) {
  if (path === null) {
    return <p className={styles.address}>Üst sayfanın bu dilde adresi yok; sayfa da bu dilde açılmaz.</p>;
  }
  return (
    <p className={styles.address}>
      Sayfanın adresi: <span>{path}</span>
    </p>
  );
}
