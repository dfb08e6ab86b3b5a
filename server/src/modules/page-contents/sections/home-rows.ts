import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import type { PictureReference } from '@vitrin/shared-contracts/sections/define-section';
import type { StoredItem, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { rowKindOf } from './home-kinds.ts';
import type { StoredPage } from './stored-page.ts';

/** A row of `home_sections` with its texts by language. */
export interface HomeRow {
  kind: HomeSectionKind;
  active: 0 | 1;
  texts: Readonly<Record<string, { title: string; text: string }>>;
}

/** The content group `home` by language; a value that is not stored is missing. */
export type HomeContents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What releases before 1.2 show as the home page. */
export interface HomeRows {
  /** In their order, by id of the section. */
  rows: readonly (HomeRow & { section: string })[];
  contents: HomeContents;
  /** Keys of the content group that a section of the page has. */
  keys: readonly string[];
}

/**
 * Returns the home page as releases before 1.2 have it: the sections of the eight kinds that they know, and what the first section
 * of a kind says in the content group `home`.
 * @param language - default language, whose picture is the common one
 */
export function homeRowsOf(page: StoredPage, language: string): HomeRows {
  return {
    rows: page.sections.flatMap((section) => {
      const kind = rowKindOf(section.kind);
      return kind
        ? [
            {
              section: section.id,
              kind,
              active: section.off ? (0 as const) : (1 as const),
              texts: textsOfRow(page, section, language),
            },
          ]
        : [];
    }),
    contents: contentsOf(page, language),
    keys: contentKeys
      .filter(([kind]) => page.sections.some((section) => section.kind === kind))
      .flatMap(([, keys]) => keys),
  };
}

/** Keys of the content group by the kind of the section that has them. */
export const contentKeys: readonly (readonly [kind: string, keys: readonly string[]])[] = [
  ['slides', ['hero_title', 'hero_text', 'hero_action', 'hero_picture']],
  ['introduction', ['introduction_picture']],
  ['figures', ['numbers']],
];

/** A row without texts in the default language would not be shown. */
function textsOfRow({ texts }: StoredPage, { id }: StoredSection, language: string): HomeRow['texts'] {
  return Object.fromEntries(
    Object.keys({ [language]: null, ...texts }).flatMap((lang) => {
      const own = texts[lang]?.[id] ?? (lang === language ? {} : null);
      return own ? [[lang, { title: textOf(own['title']), text: textOf(own['text']) }]] : [];
    }),
  );
}

function contentsOf(page: StoredPage, language: string): HomeContents {
  const first = (kind: string) => page.sections.find((section) => section.kind === kind);
  const [slides, introduction, figures] = [first('slides'), first('introduction'), first('figures')];
  return Object.fromEntries(
    Object.keys({ [language]: null, ...page.texts }).map((lang) => [
      lang,
      withoutEmpty({
        ...(slides && heroOf(page, slides, { lang, language })),
        ...(introduction && { introduction_picture: pictureIn(page, introduction, { lang, language }) }),
        ...(figures && { numbers: numbersIn(page, figures, lang) }),
      }),
    ]),
  );
}

interface Lang {
  lang: string;
  language: string;
}

function heroOf(page: StoredPage, section: StoredSection, of: Lang): Record<string, unknown> {
  const own = page.texts[of.lang]?.[section.id] ?? {};
  return {
    hero_title: textOf(own['hero_title']),
    hero_text: textOf(own['hero_text']),
    hero_action: textOf(own['hero_action']),
    hero_picture: pictureIn(page, section, of),
  };
}

/** The common picture is that of the default language; others have it only if it is another one. */
function pictureIn(page: StoredPage, { id, values }: StoredSection, { lang, language }: Lang): PictureReference | null {
  const own = referenceOf(page.texts[lang]?.[id]?.['own_picture']);
  return own ?? (lang === language ? referenceOf(values['picture']) : null);
}

function numbersIn(
  page: StoredPage,
  { id, items = [] }: StoredSection,
  lang: string,
): { value: string; label: string }[] {
  const texts = page.texts[lang]?.[id]?.items ?? {};
  return items.flatMap((item: StoredItem) => {
    const number = { value: textOf(texts[item.id]?.['value']), label: textOf(texts[item.id]?.['label']) };
    return number.value === '' && number.label === '' ? [] : [number];
  });
}

export function referenceOf(value: unknown): PictureReference | null {
  const isReference = typeof value === 'object' && value !== null && 'media_id' in value;
  return isReference && typeof value.media_id === 'number' ? { media_id: value.media_id } : null;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}
