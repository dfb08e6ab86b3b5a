import { limits } from '@vitrin/shared-contracts/limits';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { AboutRoles, AboutTimeline, type AboutLabels } from './about-rows.tsx';
import type { AboutContentValues } from './about-content.values.ts';
import { ContentPictureField } from './content-picture.field.tsx';
import { ContentSection } from './content-section.tsx';

interface AboutContentFieldsProps {
  /** Path of the language's values in the form. */
  path: string;
  lang: string;
  fallback: AboutContentValues;
  labels: AboutLabels;
}

export function AboutContentFields({ path, lang, fallback, labels }: AboutContentFieldsProps) {
  const field = (key: keyof AboutContentValues) => ({ name: `${path}.${key}`, label: labels[key] });
  return (
    <>
      <ContentSection title="Öykü">
        <TextField
          {...field('title')}
          placeholder={fallback.title}
          maxLength={limits.title.max}
          help="Boş bırakılırsa sayfa, menüdeki adıyla başlar."
        />
        <TextAreaField {...field('summary')} placeholder={fallback.summary} maxLength={limits.summary.max} />
        <RichTextField {...field('document')} lang={lang} required={false} />
        <ContentPictureField {...field('portrait')} help="Metnin yanında durur; paylaşılan bağlantıda da görünür." />
      </ContentSection>
      <ContentSection title={labels.timeline} help="Yukarıdan aşağıya bu sırayla görünür.">
        <AboutTimeline path={path} labels={labels} />
      </ContentSection>
      <ContentSection title={labels.roles} help="Yıllarıyla birlikte bir liste olarak görünür.">
        <AboutRoles path={path} labels={labels} />
      </ContentSection>
    </>
  );
}
