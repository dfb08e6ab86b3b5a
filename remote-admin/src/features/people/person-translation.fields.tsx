import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { personDefinition } from '@vitrin/shared-contracts/records/person';
import { slugify } from '@vitrin/shared-contracts/slug';
import { listAddress } from '../../data/list-address.ts';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';

type Texts = FormTexts<typeof personDefinition>;

interface PersonTranslationFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof personDefinition>;
  hasPage: boolean;
}

/** Fields of a person in one language. Those of the page are there when the person has one. */
export function PersonTranslationFields({ lang, values, labels, hasPage }: PersonTranslationFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.name);
  return (
    <>
      <TextField {...field('name')} required maxLength={limits.title.max} />
      <TextField {...field('role')} maxLength={limits.title.max} help="Şirketteki görevi: “Şantiye şefi”." />
      <TextField
        {...field('profession')}
        maxLength={limits.title.max}
        help="Mesleği ya da uzmanlığı: “İnşaat yüksek mühendisi”."
      />
      <TextAreaField {...field('summary')} maxLength={limits.summary.max} help="Adının altında görünür." />
      {hasPage ? (
        <>
          <TextField
            {...field('seo_name')}
            prefix={listAddress(publicPaths.person(''))}
            placeholder={generatedSlug}
            help={`Boş bırakılırsa addan üretilir: ${listAddress(publicPaths.person(generatedSlug || '…'))}`}
          />
          <RichTextField {...field('document')} lang={lang} required={false} />
          <TextField {...field('seo_title')} maxLength={limits.seoTitle.max} help="Boş bırakılırsa ad kullanılır." />
          <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
          <SearchPreview
            path={listAddress(publicPaths.person(values.seo_name || generatedSlug || '…'))}
            title={values.seo_title || values.name}
            description={values.seo_description || values.summary}
          />
        </>
      ) : null}
    </>
  );
}
