import { sectionedPageLabels, sectionedPages } from '@vitrin/shared-contracts/page-sections';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { referencesIn } from '../../content/record-files.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { readPageSections } from '../page-contents/sections/page-sections.service.ts';
import { sectionsWith, type TitledSections } from './site-pages.repository.ts';

type Values = Readonly<Record<string, unknown>>;

/** A section of a remote that staff have placed on a page, as it is stored. */
export interface PlacedSection {
  /** Title of the page. */
  page: string;
  id: string;
  /** Name of the section. */
  name: string;
  /** Values that all languages share. */
  values: Values;
  /** Texts by language. */
  texts: Readonly<Record<string, Values>>;
}

/** Places of the sections of one remote, and the pictures that their values name. */
export interface PlacedSections {
  places: readonly PlacedSection[];
  pictures: ReadonlyMap<number, Picture>;
}

/** Kind of a stored section that a remote shows. */
const REMOTE_KIND = 'remote';

/** Returns where the sections of a remote are placed, also on pages that are not on the site. */
export async function placedSections(db: Db, remote: RemoteName): Promise<PlacedSections> {
  const pages = [...(await sectionsWith(db, `"${remote}"`)), ...(await fixedPages(db))];
  const places = pages.flatMap((page) => placesOn(page, remote));
  const { ids } = referencesIn(JSON.stringify(places));
  return { places, pictures: await picturesByIds(db, ids, await defaultLanguageOf(db)) };
}

/** Pages that always exist. */
async function fixedPages(db: Db): Promise<TitledSections[]> {
  const pages = await Promise.all(sectionedPages.map((page) => readPageSections(db, page)));
  return pages.map(({ page, sections, translations }) => ({
    title: sectionedPageLabels[page],
    sections,
    texts: Object.fromEntries(Object.entries(translations).map(([lang, own]) => [lang, own?.texts ?? {}])),
  }));
}

function placesOn({ title, sections, texts }: TitledSections, remote: RemoteName): PlacedSection[] {
  return sections
    .filter(({ kind, values }) => kind === REMOTE_KIND && values['remote'] === remote)
    .map((section) => ({
      page: title,
      id: section.id,
      ...placedIn(section),
      texts: Object.fromEntries(Object.entries(texts).map(([lang, byId]) => [lang, byId[section.id] ?? {}])),
    }));
}

function placedIn({ values: { section, values } }: StoredSection): Pick<PlacedSection, 'name' | 'values'> {
  return { name: String(section), values: typeof values === 'object' && values !== null ? { ...values } : {} };
}
