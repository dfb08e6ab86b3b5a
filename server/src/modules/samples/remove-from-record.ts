import { saysSomething } from '@vitrin/shared-contracts/sections/empty-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { hasOwnTexts, sectionOf, textsByPath, untouchedPaths, valuesIn, type Translation } from './sample-texts.ts';
import type { RemovedFromRecord, StoredSamples } from './samples.repository.ts';

/** A record without its samples, and what was taken out; `values` are what its form would send. */
export interface WithoutSamples {
  values: ContentValues;
  removed: RemovedFromRecord;
  /** Nothing of its own is left on the page. */
  isEmpty: boolean;
}

/**
 * Takes the samples out of a record: texts that staff have not changed, and sections of which nothing remains. Pictures, texts of other
 * languages and changed texts stay. Returns null if there are no samples.
 */
export function withoutSamples(stored: StoredSamples, values: ContentValues): WithoutSamples | null {
  const { lang, hashes, entity, record } = stored;
  const { sections, translation } = valuesIn(values, lang);
  const paths = untouchedPaths(hashes, translation);
  if (paths.length === 0) return null;
  const texts = textsByPath(translation);
  const left = [...texts.keys()].filter((path) => !paths.includes(path));
  const others = textsOfOthers(values, lang);
  const isGone = (section: StoredSection) =>
    paths.some((path) => sectionOf(path) === section.id) &&
    ![...left, ...others].some((path) => sectionOf(path) === section.id) &&
    !hasPictures(section);
  const kept = sections.filter((section) => !isGone(section));
  return {
    values: {
      ...values,
      ...(sections.length > 0 && { sections: kept }),
      translations: { ...values.translations, [lang]: withoutPaths(translation, new Set(paths)) },
    },
    removed: {
      entity,
      record,
      lang,
      sections: sections.flatMap((section, index) =>
        isGone(section) ? [{ section, after: sections[index - 1]?.id ?? null }] : [],
      ),
      texts: Object.fromEntries(paths.map((path) => [path, texts.get(path)])),
    },
    isEmpty: !kept.some(hasOwnTexts),
  };
}

/** Puts what was removed back: sections that are not there, and texts that are empty. What staff have written meanwhile stays. */
export function withSamples({ lang, sections, texts }: RemovedFromRecord, values: ContentValues): ContentValues {
  const present = valuesIn(values, lang);
  const filled = new Set(textsByPath(present.translation).keys());
  const missing = Object.entries(texts).filter(([path]) => !filled.has(path));
  const translation = missing.reduce(withPath, present.translation);
  return {
    ...values,
    ...(values['sections'] !== undefined && { sections: sections.reduce(withSection, [...present.sections]) }),
    translations: { ...values.translations, [lang]: { ...translation } },
  };
}

function textsOfOthers({ translations = {} }: ContentValues, lang: string): string[] {
  return Object.entries(translations).flatMap(([each, texts]) => (each === lang ? [] : [...textsByPath(texts).keys()]));
}

function hasPictures({ kind, values, items = [] }: StoredSection): boolean {
  const definition = sectionDefinition(kind);
  if (!definition) return true;
  const { shared, items: declared } = definition;
  return (
    saysSomething(shared, values) ||
    (declared !== undefined && items.some((item) => saysSomething(declared.shared, item.values)))
  );
}

function withoutPaths(value: Translation, paths: ReadonlySet<string>, place = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const path = place === '' ? name : `${place}.${name}`;
      if (paths.has(path)) return [name, typeof inner === 'string' ? '' : null];
      const isBranch = textsByPath(inner).size > 0 && !textsByPath(inner).has('');
      return [name, isBranch ? withoutPaths(inner as Translation, paths, path) : inner];
    }),
  );
}

function withPath(value: Translation, [path, text]: [string, unknown]): Translation {
  const [name = '', ...others] = path.split('.');
  if (others.length === 0) return { ...value, [name]: text };
  return { ...value, [name]: withPath(Object(value[name]) as Translation, [others.join('.'), text]) };
}

function withSection(
  sections: StoredSection[],
  { section, after }: RemovedFromRecord['sections'][number],
): StoredSection[] {
  const removed = section as StoredSection;
  if (sections.some(({ id }) => id === removed.id)) return sections;
  const index = after === null ? 0 : sections.findIndex(({ id }) => id === after) + 1 || sections.length;
  return sections.toSpliced(index, 0, removed);
}
