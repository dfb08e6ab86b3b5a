import { createHash } from 'node:crypto';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';

/** Hashes of texts by their path in the translation: `texts.s1.title`, `texts.s1.items.i2.text`, `summary`. */
export type SampleHashes = Readonly<Record<string, string>>;

/** A translation of a record as its form reads it. */
export type Translation = Readonly<Record<string, unknown>>;

/** Returns the texts of a translation by their path, without empty ones. A document is one text. */
export function textsByPath(value: unknown, path = ''): Map<string, unknown> {
  if (value === null || value === undefined || value === '') return new Map();
  if (typeof value !== 'object' || Array.isArray(value) || isDocument(value)) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...textsByPath(inner, path === '' ? name : `${path}.${name}`)]),
  );
}

/** Returns the id of the section that a path belongs to; null for a text of the page itself. */
export function sectionOf(path: string): string | null {
  const [field, section] = path.split('.');
  return field === 'texts' ? (section ?? null) : null;
}

/** What is read of a record: its sections, and its translations. */
export interface SampledValues {
  sections: readonly StoredSection[];
  translation: Translation;
}

/** Returns the sections of a record and its texts in one language. */
export function valuesIn(values: ContentValues, lang: string): SampledValues {
  const { sections = [], translations = {} } = values as { sections?: StoredSection[] } & Pick<
    ContentValues,
    'translations'
  >;
  return { sections, translation: Object(translations[lang]) as Translation };
}

/**
 * Returns the hashes of the texts that the set-up has written into a record. Headings of sections that show records are no
 * samples: they name what is shown there.
 * @param fields - names of the texts that are samples besides those of the sections
 */
export function samplesIn(values: ContentValues, lang: string, fields: readonly string[]): SampleHashes {
  const { sections, translation } = valuesIn(values, lang);
  const own = new Set(sections.filter(hasOwnTexts).map(({ id }) => id));
  const isSample = (path: string) => fields.includes(path) || own.has(sectionOf(path) ?? '');
  return Object.fromEntries(
    [...textsByPath(translation)].filter(([path]) => isSample(path)).map(([path, value]) => [path, hashOf(value)]),
  );
}

/** Checks whether a section says something itself, besides showing records of the site. */
export function hasOwnTexts({ kind }: Pick<StoredSection, 'kind'>): boolean {
  const records = sectionDefinition(kind)?.records;
  // The opening of the home page has texts of its own while there are no slides.
  return records === undefined || records === 'slides';
}

/** Returns the paths of the texts that are still as the set-up has written them. */
export function untouchedPaths(hashes: SampleHashes, translation: Translation): string[] {
  return [...textsByPath(translation)].flatMap(([path, value]) => (hashes[path] === hashOf(value) ? [path] : []));
}

/**
 * Checks whether everything that a page says in its sections is as the set-up has written it. A section that staff have added,
 * such as a gallery, makes it their own; sections that show records do not count.
 */
export function isSampleOnly({ sections, translation }: SampledValues, hashes: SampleHashes): boolean {
  const untouched = new Set(untouchedPaths(hashes, translation));
  const paths = [...textsByPath(translation).keys()];
  const live = sections.filter((section) => section.off !== true && hasOwnTexts(section));
  return (
    live.length > 0 &&
    live.every(({ id }) => {
      const own = paths.filter((path) => sectionOf(path) === id);
      return own.length > 0 && own.every((path) => untouched.has(path));
    })
  );
}

/** Forms may order the entries of an object in another way, or add empty ones. */
function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  );
}

function isDocument(value: object): boolean {
  return 'type' in value && value.type === 'doc';
}
