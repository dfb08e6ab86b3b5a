import type { AnySection } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { FieldGroup } from './field-group.tsx';
import { SectionItems } from './section-items.tsx';
import { SectionSource } from './section-source.tsx';
import type { OpenCards } from './use-open-cards.ts';
import styles from './sections.module.css';

interface SectionContentProps {
  section: StoredSection;
  definition: Pick<AnySection, 'items' | 'records' | 'sentence' | 'shared' | 'texts'>;
  /** Language whose texts are shown. */
  lang: string;
  /** The page has other languages. */
  isTranslated: boolean;
  cards: OpenCards;
}

/** Form of a section, as its kind declares it: texts of one language, items, and what all languages share. */
export function SectionContent({ section, definition, lang, isTranslated, cards }: SectionContentProps) {
  const { sentence, texts, shared, items, records } = definition;
  const hasShared = Object.keys(shared).length > 0;
  const sharedFields = <FieldGroup fields={shared} section={section.id} item={null} lang={null} shownLang={lang} />;
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      {records ? <SectionSource records={records} /> : null}
      <FieldGroup fields={texts} section={section.id} item={null} lang={lang} shownLang={lang} />
      {items ? <SectionItems section={section} declared={items} lang={lang} cards={cards} /> : null}
      {hasShared && isTranslated ? (
        <fieldset className={styles.shared}>
          <legend>Bütün dillerde ortak</legend>
          {sharedFields}
        </fieldset>
      ) : null}
      {hasShared && !isTranslated ? sharedFields : null}
    </>
  );
}
