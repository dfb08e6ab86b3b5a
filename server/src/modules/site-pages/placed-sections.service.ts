import { sectionedPageLabels, sectionedPages } from '@vitrin/shared-contracts/page-sections';
import { pageSectionsDefinition } from '@vitrin/shared-contracts/records/page-sections';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { placedSection, type PlacedSection } from '../../content/placed-sections.ts';
import { referencesIn } from '../../content/record-files.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { readPageSections } from '../page-contents/sections/page-sections.service.ts';
import { sectionsWith, type TitledSections } from './site-pages.repository.ts';

type Values = Readonly<Record<string, unknown>>;

/** A section of a remote with the page on which staff have placed it, as it is stored. */
export interface SectionOnPage extends PlacedSection {
  /** Title of the page. */
  page: string;
  /** Kind and key of the page. */
  entity: string;
  record: string;
  /** Texts by language. */
  texts: Readonly<Record<string, Values>>;
}

/** Places of the sections of one remote, and the pictures that their values name. */
export interface PlacedSections {
  places: readonly SectionOnPage[];
  pictures: ReadonlyMap<number, Picture>;
}

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
    entity: pageSectionsDefinition.entity,
    record: page,
    title: sectionedPageLabels[page],
    sections,
    texts: Object.fromEntries(Object.entries(translations).map(([lang, own]) => [lang, own?.texts ?? {}])),
  }));
}

function placesOn({ entity, record, title, sections, texts }: TitledSections, remote: RemoteName): SectionOnPage[] {
  const placed = sections.flatMap((section) => placedSection(section) ?? []).filter((each) => each.remote === remote);
  return placed.map((section) => ({
    ...section,
    page: title,
    entity,
    record,
    texts: Object.fromEntries(Object.entries(texts).map(([lang, byId]) => [lang, byId[section.id] ?? {}])),
  }));
}
