import type { ContactItemRecord, ContactSection } from '@vitrin/shared-contracts/contact-information';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { shownSections } from './contact-sections.ts';

/** Items that share one order: one section in one language (product §4). */
export interface ContactGroup {
  lang: string | null;
  items: readonly ContactItemRecord[];
}

/**
 * Returns the groups of each section: first the items for all languages, then one group per language. A section without
 * items has no groups.
 */
export function contactGroups(
  records: readonly ContactItemRecord[],
  languages: readonly LanguageInfo[],
): ReadonlyMap<ContactSection, readonly ContactGroup[]> {
  return new Map(
    shownSections.map((section) => [
      section,
      groupsOf(
        records.filter((item) => item.section === section),
        languages,
      ),
    ]),
  );
}

function groupsOf(records: readonly ContactItemRecord[], languages: readonly LanguageInfo[]): ContactGroup[] {
  const byLanguage = Map.groupBy(records, ({ lang }) => lang ?? '');
  const orderOf = (abbr: string) => (abbr === '' ? -1 : languages.findIndex((language) => language.abbr === abbr));
  return [...byLanguage]
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
    .map(([lang, items]) => ({ lang: lang || null, items }));
}
