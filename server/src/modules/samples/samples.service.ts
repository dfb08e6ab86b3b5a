import type { SampleRecord, Showcase } from '@vitrin/shared-contracts/starting-site';
import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { inTransactionOf, type ContentSource } from '../../content/content-kind.ts';
import type { OpenWrite } from '../../content/open-write.ts';
import { indexRecords, isSearched } from '../../content/search/index-record.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isSampleOnly, samplesIn, sectionOf, untouchedPaths, valuesIn } from './sample-texts.ts';
import { findStartingSite, saveStartingSite, type StoredSamples } from './samples.repository.ts';

export { findStartingSite, saveStartingSite };

/** A record of which the set-up has written texts. */
export interface WrittenRecord {
  entity: string;
  record: string;
  /** Default language at that time: samples are in no other one. */
  lang: string;
  /** Names of the texts that are samples, besides those of the sections. */
  fields: readonly string[];
}

/** What the set-up has written. */
export interface WrittenSite {
  showcase: Showcase;
  /** Trade whose motifs drawn covers use; null when it is not known. */
  cover_trade: string | null;
  records: readonly WrittenRecord[];
}

/** Remembers the texts of these records as samples, as they are stored now. Visitors do not find pages of samples any more. */
export async function rememberSamples(
  { services, trx, stamp }: OpenWrite,
  { records, ...site }: WrittenSite,
): Promise<void> {
  const source = inTransactionOf(services, trx);
  const samples: StoredSamples[] = [];
  for (const { fields, ...written } of records) {
    const stored = await source.kinds.get(written.entity)?.read(source, written.record);
    samples.push({ ...written, hashes: samplesIn(stored?.values ?? {}, written.lang, fields) });
  }
  await saveStartingSite(trx, { ...site, samples, removal: null, steps_hidden: false }, stamp);
  for (const { entity, record } of records) {
    const kind = source.kinds.get(entity);
    if (kind && isSearched(kind)) await indexRecords(trx, kind, new Map([[record, await kind.read(source, record)]]));
  }
}

/** Returns the trade whose motifs drawn covers use; null on a site that was set up without one. */
export async function coverTrade(db: Db): Promise<string | null> {
  return (await findStartingSite(db))?.cover_trade ?? null;
}

/** Returns the records with texts that are still as the set-up has written them. */
export async function listSamples(source: ContentSource): Promise<SampleRecord[]> {
  const { samples = [] } = (await findStartingSite(source.db)) ?? {};
  const records = await Promise.all(samples.map((stored) => sampleRecord(source, stored)));
  return records.filter((record) => record !== null);
}

async function sampleRecord(
  source: ContentSource,
  { entity, record, lang, hashes }: StoredSamples,
): Promise<SampleRecord | null> {
  const kind = source.kinds.get(entity);
  const stored = await kind?.read(source, record);
  if (!kind || !stored) return null;
  const { sections, translation } = valuesIn(stored.values, lang);
  const paths = untouchedPaths(hashes, translation);
  if (paths.length === 0) return null;
  const marked = new Set(paths.flatMap((path) => sectionOf(path) ?? []));
  return {
    entity,
    record,
    title: stored.title,
    screen: kind.screen(record),
    sections: [...marked],
    count: paths.length,
    is_unlisted: isSampleOnly({ sections, translation }, hashes),
  };
}

/** A page as visitors see it. */
interface ShownPage {
  entity: string;
  record: string;
  lang: string;
  sections: readonly StoredSection[];
  texts: SectionTexts;
}

/** Checks whether a page consists of samples only; which search engines are asked not to list. */
export async function isSamplePage(db: Db, { entity, record, lang, sections, texts }: ShownPage): Promise<boolean> {
  const { samples = [] } = (await findStartingSite(db)) ?? {};
  const own = samples.find((each) => each.entity === entity && each.record === record && each.lang === lang);
  return own !== undefined && isSampleOnly({ sections, translation: { texts } }, own.hashes);
}

/**
 * Returns the keys of the pages of a kind that consist of samples only.
 * @param read - returns a page as visitors see it in a language; null if they do not see it
 */
export async function sampleKeys(
  db: Db,
  entity: string,
  read: (record: string, lang: string) => Promise<Pick<ShownPage, 'sections' | 'texts'> | null>,
): Promise<Set<string>> {
  const { samples = [] } = (await findStartingSite(db)) ?? {};
  const keys = new Set<string>();
  for (const { record, lang, hashes } of samples.filter((each) => each.entity === entity)) {
    const page = await read(record, lang);
    if (page && isSampleOnly({ sections: page.sections, translation: { texts: page.texts } }, hashes)) keys.add(record);
  }
  return keys;
}
