import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { MenuRoute } from '@vitrin/shared-contracts/menus';
import { contactItemDefinition } from '@vitrin/shared-contracts/records/contact-item';
import { pageSectionsDefinition } from '@vitrin/shared-contracts/records/page-sections';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { readableText } from '../../content/search/readable-text.ts';
import { MAX_BODY, recordTexts } from '../../content/search/record-texts.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { titleOfRoute } from '../menus/menu-targets.service.ts';
import { isHomeSample } from '../page-contents/sections/shown-page.service.ts';

/** What of a page with a fixed address is searched, in one language. */
export interface FixedPageText {
  lang: string;
  title: string;
  body: string;
  /** When the texts were last changed; empty if that is not known. */
  at: string;
}

/** Record with texts of a page: its kind and its key. */
type Source = readonly [entity: string, record: string];

/** What visitors read on the pages, besides the records of lists. */
const sources: Readonly<Partial<Record<MenuRoute, readonly Source[]>>> = {
  home: [['page-sections', 'home']],
  biography: [
    ['page-header', 'about_us'],
    ['page-contents', 'corporate'],
    ['page-sections', 'biography'],
  ],
  articles: [['page-header', 'blog']],
  contact: [['page-header', 'contact']],
};

/** Kinds of records that the texts are read from. */
export const fixedPageSources: readonly string[] = [
  'language',
  contactItemDefinition.entity,
  ...new Set(Object.values(sources).flatMap((each) => each.map(([entity]) => entity))),
];

/**
 * Returns the texts of a page in all languages; none while it consists of samples, which are in no index. A text that a language lacks
 * is that of the default one, as the page shows it.
 */
export async function fixedPageTexts(source: ContentSource, route: MenuRoute): Promise<FixedPageText[]> {
  const languages = [...(await knownLanguages(source.db))];
  const usual = await defaultLanguageOf(source.db);
  if (route === 'home' && (await isHomeSample(source.db, usual))) return [];
  const parts = await Promise.all((sources[route] ?? []).map((each) => partOf(source, each, usual)));
  const contact = route === 'contact' ? await contactTexts(source) : '';
  const texts: FixedPageText[] = [];
  for (const lang of languages) {
    const title = titleOfRoute(await staticTexts(source.db, lang), route);
    const body = [...parts.map((part) => part.texts.get(lang) ?? part.fallback), contact]
      .flatMap((text) => text.split('\n'))
      // A header often repeats the name of the page, which the result shows above its text.
      .filter((line) => line.trim() !== '' && line.trim() !== title)
      .join('\n');
    const at = parts.map((part) => part.at).toSorted();
    texts.push({ lang, title, body: body.slice(0, MAX_BODY).toWellFormed(), at: at.at(-1) ?? '' });
  }
  return texts;
}

interface Part {
  texts: ReadonlyMap<string, string>;
  /** Text in the default language. */
  fallback: string;
  at: string;
}

async function partOf(source: ContentSource, [entity, record]: Source, usual: string): Promise<Part> {
  const stored = await source.kinds.get(entity)?.read(source, record);
  const texts = new Map(stored ? textsIn(entity, stored.values) : []);
  const [first = ''] = texts.values();
  return { texts, fallback: texts.get(usual) ?? first, at: stored?.updatedAt ?? '' };
}

function textsIn(entity: string, values: ContentValues): [string, string][] {
  if (entity === pageSectionsDefinition.entity)
    return recordTexts(pageSectionsDefinition, values).map(({ lang, body }) => [lang, body]);
  return Object.entries(values.translations ?? {}).map(([lang, texts]) => [lang, readableText(texts)]);
}

async function contactTexts(source: ContentSource): Promise<string> {
  const kind = source.kinds.get(contactItemDefinition.entity);
  const texts: string[] = [];
  for (const key of (await kind?.records(source.db)) ?? []) {
    const values = (await kind?.read(source, key))?.values;
    if (values?.['section'] !== 'source_link') texts.push(readableText([values?.['name'], values?.['content_data']]));
  }
  return texts.join('\n');
}
