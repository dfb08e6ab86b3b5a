import type { FixedPageSection, PageSections, SectionedPage } from '@vitrin/shared-contracts/page-sections';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { cleanLine } from '@vitrin/shared-contracts/invisible';
import { saysSomething } from '@vitrin/shared-contracts/sections/empty-section';
import { placedKind } from '@vitrin/shared-contracts/sections/section-place';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { referencesIn } from '../../../content/record-files.ts';
import type { Languages } from '../../../content/request-language.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { picturesByIds } from '../../media/pictures.ts';
import { isSamplePage } from '../../samples/samples.service.ts';
import { shownSections } from '../../site-pages/shown-sections.ts';
import { findPage } from './page-sections.repository.ts';
import type { StoredPage } from './stored-page.ts';

/** Reads the sections of a page that visitors see. */
export async function readShownPage(db: Db, name: SectionedPage, languages: Languages): Promise<PageSections> {
  const page = await findPage(db, name);
  const { ids } = referencesIn(JSON.stringify([page.sections, page.texts]));
  const sections = shownPage(page, languages, await picturesByIds(db, ids, languages.requested));
  return { sections, is_sample: await isSample(db, name, page, languages.requested) };
}

/** Checks whether everything on the home page is as the set-up has written it. */
export async function isHomeSample(db: Db, lang: string): Promise<boolean> {
  return isSample(db, 'home', await findPage(db, 'home'), lang);
}

function isSample(db: Db, name: SectionedPage, { sections, texts }: StoredPage, lang: string): Promise<boolean> {
  return isSamplePage(db, { entity: 'page-sections', record: name, lang, sections, texts: texts[lang] ?? {} });
}

/** Returns the sections that visitors see: each in the requested language if it has texts there, else in the default one. */
function shownPage(
  { sections, texts }: StoredPage,
  { requested, fallback }: Languages,
  pictures: ReadonlyMap<number, Picture>,
): FixedPageSection[] {
  return sections.flatMap((section) => {
    const lang = hasTexts(section, texts[requested]) || !hasTexts(section, texts[fallback]) ? requested : fallback;
    const shown = { lang, texts: texts[lang] ?? {}, pictures };
    return shownSections([section], shown).map((each) => ({ ...each, lang }));
  });
}

function hasTexts({ id, kind, items = [] }: StoredSection, texts: StoredPage['texts'][string] = {}): boolean {
  const definition = sectionDefinition(kind);
  const own = texts[id];
  if (own && kind === placedKind)
    return Object.values(own).some((text) => (typeof text === 'string' ? cleanLine(text) !== '' : text !== null));
  if (!definition || !own) return false;
  const declared = definition.items;
  return (
    saysSomething(definition.texts, own) ||
    (declared !== undefined && items.some((item) => saysSomething(declared.texts, own.items?.[item.id] ?? {})))
  );
}

/** Returns the languages in which a page has texts. */
export async function writtenLanguages(db: Db, name: SectionedPage): Promise<string[]> {
  const { sections, texts } = await findPage(db, name);
  const live = sections.filter(({ off }) => off !== true);
  return Object.keys(texts).filter((lang) => live.some((section) => hasTexts(section, texts[lang])));
}
