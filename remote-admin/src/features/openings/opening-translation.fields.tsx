import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { openingDefinition } from '@vitrin/shared-contracts/records/opening';
import { slugify } from '@vitrin/shared-contracts/slug';
import { listAddress } from '../../data/list-address.ts';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';

type Texts = FormTexts<typeof openingDefinition>;

interface OpeningTranslationFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof openingDefinition>;
}

/** Fields of an opening in one language. */
export function OpeningTranslationFields({ lang, values, labels }: OpeningTranslationFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.title);
  return (
    <>
      <TextField {...field('title')} required maxLength={limits.title.max} help="Görevin adı: “Şantiye mühendisi”." />
      <TextField
        {...field('seo_name')}
        prefix={listAddress(publicPaths.opening(''))}
        placeholder={generatedSlug}
        help={`Boş bırakılırsa başlıktan üretilir: ${listAddress(publicPaths.opening(generatedSlug || '…'))}`}
      />
      <TextAreaField {...field('summary')} maxLength={limits.summary.max} help="Listede ve paylaşımlarda görünür." />
      <TextField
        {...field('place')}
        maxLength={limits.title.max}
        help="İlçe ya da semt; il adı ayrıca yazılır. Türkiye dışındaki işte şehir ve ülke."
      />
      <RichTextField {...field('document')} lang={lang} />
      <TextField {...field('seo_title')} maxLength={limits.seoTitle.max} help="Boş bırakılırsa başlık kullanılır." />
      <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
      <SearchPreview
        path={listAddress(publicPaths.opening(values.seo_name || generatedSlug || '…'))}
        title={values.seo_title || values.title}
        description={values.seo_description || values.summary}
      />
    </>
  );
}
