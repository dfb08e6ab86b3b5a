import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { SectionField } from './section-field.tsx';
import { sectionFieldName } from './section-paths.ts';
import styles from './sections.module.css';

interface FieldGroupProps {
  fields: SectionFields;
  section: string;
  item: string | null;
  /** Null for values that all languages share. */
  lang: string | null;
  shownLang: string;
}

/** Inputs of some fields of a section or of one of its items. */
export function FieldGroup({ fields, section, item, lang, shownLang }: FieldGroupProps) {
  const names = Object.entries(fields).map(([field, declared]) => ({
    name: sectionFieldName({ section, item, field, lang }),
    declared,
  }));
  if (names.length === 0) return null;
  return (
    <div className={styles.fields}>
      {names.map(({ name, declared }) => (
        <SectionField key={name} name={name} field={declared} lang={shownLang} />
      ))}
    </div>
  );
}
