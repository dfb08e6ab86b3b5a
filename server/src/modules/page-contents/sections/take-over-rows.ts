import { isDeepStrictEqual } from 'node:util';
import type { StoredItem, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import { kindOfRow } from './home-kinds.ts';
import { contentKeys, homeRowsOf, referenceOf, textOf, type HomeContents, type HomeRow } from './home-rows.ts';
import { textsOf, withTexts, type StoredPage } from './stored-page.ts';

/** The stored rows of the home page, in their order. */
export interface StoredHomeRows {
  rows: readonly (HomeRow & { id: number })[];
  contents: HomeContents;
}

/** A home page, and the rows of its sections by id of the section. */
export interface HomePage extends StoredPage {
  rows: Readonly<Record<string, number>>;
}

/**
 * Returns the home page with what was written to the rows of the releases before 1.2 since it was saved: by such a release, or by one
 * of the calls and screens that it has left. Sections that those do not know keep their places.
 * @param language - default language
 */
export function withHomeRows(page: HomePage, stored: StoredHomeRows, language: string): HomePage {
  const written = homeRowsOf(page, language);
  const before = new Map(written.rows.map((row) => [row.section, row]));
  const sectionOf = new Map(Object.entries(page.rows).map(([section, id]) => [id, section]));
  const present = new Set(stored.rows.map(({ id }) => id));
  const isKept = ({ id }: StoredSection) => {
    const row = page.rows[id];
    return row === undefined || present.has(row);
  };
  let next: HomePage = { ...page, sections: page.sections.filter(isKept) };
  for (const row of stored.rows) {
    const section = sectionOf.get(row.id);
    if (section === undefined) next = withNewSection(next, row);
    else if (!isSameRow(before.get(section), row)) next = withChangedRow(next, section, row);
  }
  next = inOrder(next, stored.rows);
  const filled = withContents(next, { now: stored.contents, before: written.contents, language });
  return { ...filled, texts: textsOf(filled.sections, filled.texts) };
}

function isSameRow(before: HomeRow | undefined, { kind, active, texts }: HomeRow): boolean {
  return before !== undefined && isDeepStrictEqual([before.kind, before.active, before.texts], [kind, active, texts]);
}

function withNewSection(page: HomePage, row: HomeRow & { id: number }): HomePage {
  const id = `home-${row.id}`;
  return {
    sections: [...page.sections, sectionOfRow(id, row)],
    rows: { ...page.rows, [id]: row.id },
    texts: withTexts(page.texts, id, row.texts),
  };
}

function sectionOfRow(id: string, { kind, active }: HomeRow): StoredSection {
  const definition = sectionDefinition(kindOfRow[kind]);
  const section = { id, kind: kindOfRow[kind], v: definition?.version ?? 1, values: {}, off: active === 0 };
  return definition?.items ? { ...section, items: [] } : section;
}

function withChangedRow(page: HomePage, id: string, row: HomeRow): HomePage {
  const removed = Object.keys(page.texts).filter((lang) => row.texts[lang] === undefined);
  const changed = (section: StoredSection) =>
    section.kind === kindOfRow[row.kind] ? { ...section, off: row.active === 0 } : sectionOfRow(id, row);
  return {
    ...page,
    sections: page.sections.map((section) => (section.id === id ? changed(section) : section)),
    texts: withTexts(page.texts, id, { ...Object.fromEntries(removed.map((lang) => [lang, null])), ...row.texts }),
  };
}

/** Brings the sections with rows into the order of these; a new one follows the section of the row before it. */
function inOrder(page: HomePage, rows: readonly { id: number }[]): HomePage {
  const rank = new Map(rows.map(({ id }, index) => [id, index]));
  const rankOf = ({ id }: StoredSection) => rank.get(page.rows[id] ?? 0);
  const ordered = page.sections
    .filter((section) => rankOf(section) !== undefined)
    .toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0));
  const present = page.sections.filter((section) => rankOf(section) !== undefined);
  if (ordered.every((section, index) => section === present[index])) return page;
  const places = ordered.values();
  const sections = page.sections.map((section) =>
    rankOf(section) === undefined ? section : (places.next().value ?? section),
  );
  return { ...page, sections };
}

interface ChangedContents {
  now: HomeContents;
  before: HomeContents;
  language: string;
}

/** Puts changed values of the content group into the first section of their kind; without one, they stay where they are. */
function withContents(page: HomePage, { now, before, language }: ChangedContents): HomePage {
  const languages = Object.keys({ ...now, ...before, [language]: null });
  const changes = languages.flatMap((lang) =>
    contentKeys.flatMap(([kind, keys]) => {
      const id = page.sections.find((section) => section.kind === kind)?.id;
      return id === undefined ? [] : keys.map((key) => ({ id, key, lang, language, value: now[lang]?.[key] }));
    }),
  );
  return changes
    .filter(({ lang, key, value }) => !isDeepStrictEqual(value, before[lang]?.[key]))
    .reduce(withContent, page);
}

interface ChangedContent {
  /** Section that has the value. */
  id: string;
  key: string;
  lang: string;
  language: string;
  value: unknown;
}

function withContent(page: HomePage, change: ChangedContent): HomePage {
  const { id, key, lang, value } = change;
  if (key === 'numbers') return withNumbers(page, id, lang, value);
  if (key.endsWith('_picture')) return withPicture(page, change);
  return { ...page, texts: withTexts(page.texts, id, { [lang]: { [key]: textOf(value) } }) };
}

function withPicture(page: HomePage, { id, lang, language, value }: ChangedContent): HomePage {
  const picture = referenceOf(value);
  const shared = referenceOf(page.sections.find((section) => section.id === id)?.values['picture']);
  if (lang === language) {
    const sections = page.sections.map((section) =>
      section.id === id ? { ...section, values: { ...section.values, picture } } : section,
    );
    return { ...page, sections, texts: withTexts(page.texts, id, { [lang]: { own_picture: null } }) };
  }
  const own = isDeepStrictEqual(picture, shared) ? null : picture;
  return { ...page, texts: withTexts(page.texts, id, { [lang]: { own_picture: own } }) };
}

function withNumbers(page: HomePage, id: string, lang: string, value: unknown): HomePage {
  const numbers = (Array.isArray(value) ? value : []) as { value?: unknown; label?: unknown }[];
  const items = page.sections.find((section) => section.id === id)?.items ?? [];
  const added = numbers
    .slice(items.length)
    .map((_number, index): StoredItem => ({ id: `n${items.length + index + 1}`, values: {} }));
  const all = [...items, ...added];
  const texts = Object.fromEntries(
    numbers.flatMap((number, index) => {
      const item = all[index];
      return item ? [[item.id, { value: textOf(number.value), label: textOf(number.label) }]] : [];
    }),
  );
  return {
    ...page,
    sections: page.sections.map((section) => (section.id === id ? { ...section, items: all } : section)),
    texts: withTexts(page.texts, id, { [lang]: { items: texts } }),
  };
}
