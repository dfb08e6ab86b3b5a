import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';

/** The sections of a page as they are stored; texts by language and id of the section. */
export interface StoredPage {
  sections: readonly StoredSection[];
  texts: Readonly<Record<string, SectionTexts>>;
}

/** Returns the texts of a page without those of sections that it does not have. */
export function textsOf(sections: readonly StoredSection[], texts: StoredPage['texts']): StoredPage['texts'] {
  const ids = new Set(sections.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(texts).map(([lang, own]) => [
      lang,
      Object.fromEntries(Object.entries(own).filter(([id]) => ids.has(id))),
    ]),
  );
}

/** Returns a page with changed texts of one section; a language whose texts are null loses them. */
export function withTexts(
  texts: StoredPage['texts'],
  id: string,
  changed: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>,
): StoredPage['texts'] {
  const next: Record<string, SectionTexts> = { ...texts };
  for (const [lang, values] of Object.entries(changed)) {
    const { [id]: own, ...others } = next[lang] ?? {};
    next[lang] = values === null ? others : { ...others, [id]: { ...own, ...values } };
  }
  return next;
}
