import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { sectionLimits } from '@vitrin/shared-contracts/sections/stored-sections';
import { copyOfSection, wholeSection, withoutSection, withSection, type WholeSection } from '../section-edits.ts';
import { changeOtherPage, discardStarted } from './other-page.ts';
import type { PageTarget } from './page-targets.ts';

export type Taken =
  | {
      kind: 'taken';
      /** Languages in which the section has texts and the page has no title yet. */
      untitled: string[];
      /** Takes the section out of the other page; resolves to false if it stays there. */
      undo: () => Promise<boolean>;
    }
  | { kind: 'refused'; message: string };

const isFull = `Bu sayfada ${sectionLimits.sections} bölüm var, daha fazlası eklenemez. Başka bir sayfa seçin.`;
const isTooLarge = 'Bu sayfada bölüme yer yok: bölümlerin metinleri toplamda çok uzun olur. Başka bir sayfa seçin.';
const hasUnsaved =
  'Bu sayfada kaydedilmemiş bir yazınız var. Önce sayfayı açıp onu kaydedin ya da silin; bölüm sonra eklenir.';

interface Taking {
  section: WholeSection;
  target: PageTarget;
  languages: readonly LanguageInfo[];
  /** User whose unsaved work in the other page is looked for. */
  email: string;
}

/**
 * Adds a section with its texts of all languages, under new ids, at the end of the draft of another page. Unsaved work of the user
 * in that page refuses it: when it was restored later, it would replace the draft without the section.
 */
export async function takeSection({ section, target, languages, email }: Taking): Promise<Taken> {
  if (await hasUnsavedWork(target, email)) return { kind: 'refused', message: hasUnsaved };
  const added = copyOfSection(section);
  const change = await changeOtherPage(target, languages, (values) => {
    if (values.sections.length >= sectionLimits.sections) return isFull;
    const changed = withSection(values, added, values.sections.length);
    return isSmall(changed) ? changed : isTooLarge;
  });
  if (change.kind !== 'saved') return { kind: 'refused', message: change.kind === 'refused' ? change.message : '' };
  const { saved, values } = change;
  const untitled = languages
    .filter(({ abbr }) => added.texts[abbr] !== undefined && (values.translations[abbr]?.title ?? '').trim() === '')
    .map(({ lang }) => lang);
  const undo = async () => {
    if (await discardStarted(saved)) return true;
    return await takeOut(added, { target, languages });
  };
  return { kind: 'taken', untitled, undo };
}

/** Takes out what was added, unless somebody has changed it there since. */
async function takeOut(added: WholeSection, { target, languages }: Pick<Taking, 'languages' | 'target'>) {
  const { id } = added.section;
  const change = await changeOtherPage(target, languages, (values) => {
    const found = wholeSection(values, id);
    return JSON.stringify(found) === JSON.stringify(added) ? withoutSection(values, id) : null;
  });
  return change.kind === 'saved';
}

async function hasUnsavedWork({ id, title }: PageTarget, email: string): Promise<boolean> {
  const { findOffers } = await import('../../../../editing/drafts/draft-offers.ts');
  const drafts = (await findOffers(email)).filter(({ form }) => form === 'site-page');
  // Unsaved work in a page that was never published is not kept by its draft, but by its title.
  return drafts.some((draft) => (id === null ? draft.record === 0 && draft.title === title : draft.record === id));
}

/** The limits of the schema, which the form would report only when the page is published. */
function isSmall({ sections, translations }: { sections: object; translations: Record<string, { texts: object }> }) {
  return [sections, ...Object.values(translations).map(({ texts }) => texts)].every(
    (part) => JSON.stringify(part).length <= sectionLimits.bytes,
  );
}
