import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { projectDefinition } from '@vitrin/shared-contracts/records/project';
import { slugify } from '@vitrin/shared-contracts/slug';
import { listAddress } from '../../data/list-address.ts';
import { PairsField } from '../../editing/fields/pairs-field.tsx';
import { SearchPreview } from '../../editing/fields/search-preview.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels, FormTexts } from '../../editing/form/declared-form.ts';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';

type Texts = FormTexts<typeof projectDefinition>;

interface ProjectTranslationFieldsProps {
  lang: string;
  values: Texts;
  labels: FieldLabels<typeof projectDefinition>;
  isConfidential: boolean;
}

/** Fields of a project in one language. */
export function ProjectTranslationFields({ lang, values, labels, isConfidential }: ProjectTranslationFieldsProps) {
  const field = (key: keyof Texts) => ({ name: `translations.${lang}.${key}`, label: labels[key] });
  const generatedSlug = slugify(values.title);
  return (
    <>
      <TextField {...field('title')} required maxLength={limits.title.max} />
      <TextField
        {...field('seo_name')}
        prefix={listAddress(publicPaths.project(''))}
        placeholder={generatedSlug}
        help={`Boş bırakılırsa başlıktan üretilir: ${listAddress(publicPaths.project(generatedSlug || '…'))}`}
      />
      <TextAreaField {...field('summary')} maxLength={limits.summary.max} help="Listede ve paylaşımlarda görünür." />
      <TextField
        {...field('place')}
        maxLength={limits.title.max}
        help="İlçe ya da semt; il adı ayrıca yazılır. Türkiye dışındaki işlerde şehir ve ülke."
      />
      <TextField
        {...field('client')}
        maxLength={limits.title.max}
        help={isConfidential ? 'Gizli: yalnızca panelde görünür.' : 'İsteğe bağlı.'}
      />
      <PairsField
        {...field('figures')}
        help="İşin büyüklüğünü anlatan birkaç sayı; sayfada büyük yazılır. Örneğin “Açıklık” ve “42 m”."
        nameLabel="Ad"
        max={limits.project.figures}
        length={limits.project.figure.max}
      />
      <RichTextField {...field('document')} lang={lang} />
      <TextField {...field('seo_title')} maxLength={limits.seoTitle.max} help="Boş bırakılırsa başlık kullanılır." />
      <TextAreaField {...field('seo_description')} maxLength={limits.seoDescription.max} rows={2} />
      <SearchPreview
        path={listAddress(publicPaths.project(values.seo_name || generatedSlug || '…'))}
        title={values.seo_title || values.title}
        description={values.seo_description || values.summary}
      />
    </>
  );
}
