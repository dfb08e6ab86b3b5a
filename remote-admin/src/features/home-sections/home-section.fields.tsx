import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import { limits } from '@vitrin/shared-contracts/limits';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { sectionKinds } from './section-kinds.ts';

interface HomeSectionFieldsProps {
  lang: string;
  kind: HomeSectionKind;
  labels: Readonly<Record<'title' | 'text', string>>;
}

/** Texts of a section in one language, limited to those that its kind shows. */
export function HomeSectionFields({ lang, kind, labels }: HomeSectionFieldsProps) {
  const { titleHelp, hasText } = sectionKinds[kind];
  return (
    <>
      <TextField
        name={`translations.${lang}.title`}
        label={labels.title}
        maxLength={limits.title.max}
        help={titleHelp}
      />
      {hasText ? (
        <TextAreaField
          name={`translations.${lang}.text`}
          label={labels.text}
          rows={6}
          maxLength={limits.sectionText.max}
          help="Boş bir satır yeni paragraf başlatır."
        />
      ) : null}
    </>
  );
}
