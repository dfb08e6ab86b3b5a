import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { RemoteFieldType, SectionDeclaration } from '@vitrin/shared-contracts/section-declaration';
import type { SectionField } from '@vitrin/shared-contracts/sections/define-section';
import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { remoteValues } from '../../site-pages/shown-sections.ts';
import type { SectionOnPage, PlacedSections } from '../../site-pages/placed-sections.service.ts';

/** Values with which publishing renders a section. */
export interface SectionCase {
  /** In Turkish, for the message: which values these are. */
  what: string;
  language: Language;
  values: Record<string, unknown>;
}

/** The words are as long as Turkish words get, and have its letters. */
const LONG_TEXT =
  'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine ığüşöç İĞÜŞÖÇ uzun bir Türkçe metin ';
const MAX_PARAGRAPHS = 10;

const picture: Picture = {
  id: 0,
  path: '/media/ornek',
  widths: [480, 960],
  width: 960,
  height: 640,
  alt: 'Örnek görsel',
  focus: { x: 50, y: 50 },
};

/**
 * Returns the values with which a section must be shown: its example, a new section, the longest texts and most pictures, and
 * those of each place in each language.
 */
export function sectionCases(declaration: SectionDeclaration, places: PlacedSections): SectionCase[] {
  const { shared, texts } = declaration;
  const empty = emptyValues(declaration);
  const longest = Object.entries({ ...shared, ...texts }).map(([name, field]) => [name, longestOf(field)] as const);
  return [
    { what: 'örnek değerlerle', language: defaultLanguage, values: exampleValues(declaration) },
    { what: 'yeni eklendiğinde', language: defaultLanguage, values: empty },
    { what: 'en uzun içerikle', language: defaultLanguage, values: { ...empty, ...Object.fromEntries(longest) } },
    ...places.places.flatMap((place) => placedCases(declaration, place, places)),
  ];
}

/** Returns the example values of a section, with those of a new one for the others. */
export function exampleValues(declaration: SectionDeclaration): Record<string, unknown> {
  return { ...emptyValues(declaration), ...declaration.example };
}

function emptyValues(declaration: SectionDeclaration): Record<string, unknown> {
  const shown = { lang: defaultLanguage.abbr, pictures: new Map<number, Picture>() };
  return remoteValues(declaration, { values: {}, texts: {} }, shown);
}

function placedCases(
  declaration: SectionDeclaration,
  place: SectionOnPage,
  { pictures }: PlacedSections,
): SectionCase[] {
  const languages = Object.entries(place.texts);
  return (languages.length > 0 ? languages : [[defaultLanguage.abbr, {}] as const]).map(([lang, texts]) => ({
    what: `“${place.page}” sayfasındaki değerlerle (${lang})`,
    language: { abbr: lang, lang },
    values: remoteValues(declaration, { values: place.values, texts }, { lang, pictures }),
  }));
}

type Longest = (field: SectionField<unknown, unknown>) => unknown;

const longestText: Longest = ({ max = 0 }) => LONG_TEXT.repeat(Math.ceil(max / LONG_TEXT.length)).slice(0, max);

/** The most that a field can contain, by its type. */
const longestBy: Readonly<Record<RemoteFieldType, Longest>> = {
  address: () => '/ornek-adres',
  choice: ({ values = {} }) => Object.keys(values).at(-1),
  flag: () => 1,
  longText: longestText,
  picture: () => picture,
  pictures: ({ maxItems = 0 }) => Array.from({ length: maxItems }, (_, index) => ({ ...picture, id: index })),
  richText: () => `<p>${LONG_TEXT}</p>`.repeat(MAX_PARAGRAPHS),
  text: longestText,
};

function longestOf(field: SectionField<unknown, unknown>): unknown {
  return longestBy[field.type as RemoteFieldType](field);
}
