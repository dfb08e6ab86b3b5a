import { limits } from '@vitrin/shared-contracts/limits';
import type { MetaRoute } from '@vitrin/shared-contracts/page-meta';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { metaRoutePaths } from './meta-route.tsx';
import styles from './page-meta.module.css';

type PageMetaTranslationValues = Record<'title' | 'description', string>;

interface PageMetaFieldsProps {
  lang: string;
  route: MetaRoute;
  values: PageMetaTranslationValues;
  /** Values shown where nothing is set; blank for the default language. */
  fallback: PageMetaTranslationValues;
  labels: Readonly<Record<keyof PageMetaTranslationValues, string>>;
}

/** Fields of one language, with a preview of the search result. */
export function PageMetaFields({ lang, route, values, fallback, labels }: PageMetaFieldsProps) {
  const { companyName } = useBranding();
  // Each contract page uses its own name as the title: a shared title would never be shown.
  const isContract = route === 'contract';
  const fallbackTitle = fallback.title || companyName;
  return (
    <>
      {isContract ? null : (
        <TextField
          name={`translations.${lang}.title`}
          label={labels.title}
          placeholder={fallbackTitle}
          maxLength={limits.seoTitle.max}
          help={`Boş bırakılırsa “${fallbackTitle}” görünür.`}
        />
      )}
      <TextAreaField
        name={`translations.${lang}.description`}
        label={labels.description}
        placeholder={fallback.description}
        maxLength={limits.seoDescription.max}
        help="Sayfada ne bulunacağını bir iki cümleyle anlatın."
      />
      {isContract ? (
        <p className={styles.note}>
          Başlık burada yazılmaz: her sözleşme sayfası kendi adıyla ya da kendi arama başlığıyla görünür. Buradaki
          açıklama, kendi açıklaması olmayan sözleşmelerde kullanılır.
        </p>
      ) : null}
      <SearchPreview
        path={pathInLanguage(metaRoutePaths[route], lang)}
        title={isContract ? 'Sözleşmenin adı' : values.title || fallbackTitle}
        description={values.description || fallback.description}
      />
    </>
  );
}
