import { limits } from 'shared-contracts/limits';
import { slugify } from 'shared-contracts/slug';
import { ChipsField } from '../../shared/fields/chips-field.tsx';
import { RichTextField } from '../../shared/fields/rich-text-field.tsx';
import { SearchPreview } from '../../shared/fields/search-preview.tsx';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { productPath } from './catalogue-addresses.ts';
import type { ProductTranslationValues } from './product.values.ts';

interface ProductTranslationFieldsProps {
  lang: string;
  values: ProductTranslationValues;
  labels: Readonly<Record<keyof ProductTranslationValues, string>>;
}

/** Fields of a product in one language. */
export function ProductTranslationFields({ lang, values, labels }: ProductTranslationFieldsProps) {
  const field = (key: keyof ProductTranslationValues) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const made = slugify(values.name);
  return (
    <>
      <TextField {...field('name')} required longest={limits.title.max} />
      <TextField
        {...field('seo_name')}
        before={productPath('')}
        placeholder={made}
        help={`Boş bırakılırsa addan üretilir: ${productPath(made || '…')}`}
      />
      <TextAreaField {...field('summary')} longest={limits.summary.max} help="Listede ve paylaşımlarda görünür." />
      <ChipsField
        {...field('transporter_types')}
        longest={limits.transporterType.max}
        most={limits.transporterTypes}
        help="Ziyaretçi kataloğu bunlarla süzer. Her türden sonra Enter’a ya da virgüle basın."
      />
      <RichTextField {...field('document')} lang={lang} />
      <SearchPreview
        path={productPath(values.seo_name || made || '…')}
        title={values.name}
        description={values.summary}
      />
    </>
  );
}
