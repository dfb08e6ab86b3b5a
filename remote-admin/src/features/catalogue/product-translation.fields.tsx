import { limits } from '@vitrin/shared-contracts/limits';
import { slugify } from '@vitrin/shared-contracts/slug';
import { ChipsField } from '../../editing/fields/chips-field.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { PairsField } from '../../editing/fields/pairs-field.tsx';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { productPath } from './catalogue-addresses.ts';
import type { productDefinition } from '@vitrin/shared-contracts/records/catalogue-records';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';

type Texts = FormTexts<typeof productDefinition>;

interface ProductTranslationFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof productDefinition>;
}

/** Fields of a product in one language. */
export function ProductTranslationFields({ lang, values, labels }: ProductTranslationFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.name);
  return (
    <>
      <TextField {...field('name')} required maxLength={limits.title.max} />
      <TextField
        {...field('seo_name')}
        prefix={productPath('')}
        placeholder={generatedSlug}
        help={`Boş bırakılırsa addan üretilir: ${productPath(generatedSlug || '…')}`}
      />
      <TextAreaField {...field('summary')} maxLength={limits.summary.max} help="Listede ve paylaşımlarda görünür." />
      <ChipsField
        {...field('transporter_types')}
        maxLength={limits.transporterType.max}
        maxCount={limits.transporterTypes}
        help="Ziyaretçiler kataloğu bu türlere göre filtreleyebilir. Her türden sonra Enter’a ya da virgüle basın."
      />
      <PairsField
        {...field('specs')}
        help="Sayfada tablo olarak görünür. Örneğin “Kapasite” ve “8 t”."
        nameLabel="Özellik"
        max={limits.product.specs}
        length={limits.product.spec.max}
      />
      <RichTextField {...field('document')} lang={lang} />
      <TextField {...field('seo_title')} maxLength={limits.seoTitle.max} help="Boş bırakılırsa ad kullanılır." />
      <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
      <SearchPreview
        path={productPath(values.seo_name || generatedSlug || '…')}
        title={values.seo_title || values.name}
        description={values.seo_description || values.summary}
      />
    </>
  );
}
