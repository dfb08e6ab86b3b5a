import type { Showcase } from '@vitrin/shared-contracts/starting-site';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { SampleHashes } from './sample-texts.ts';

const KEY = 'starting-site';

/** A record whose texts the set-up has written, in the default language of that time. */
export interface StoredSamples {
  entity: string;
  record: string;
  lang: string;
  hashes: SampleHashes;
}

/** What the last removal has taken out of a record, for taking it back. */
export interface RemovedFromRecord {
  entity: string;
  record: string;
  lang: string;
  /** Sections that are gone, with the id of the section before each; null for the first one. */
  sections: { section: object; after: string | null }[];
  /** Removed texts by path. */
  texts: Readonly<Record<string, unknown>>;
}

/** What the last removal of the samples has done. */
export interface Removal {
  /** Records that lie in the trash, in the order of their deletion. */
  trashed: { entity: string; record: string }[];
  changed: RemovedFromRecord[];
}

/** What is known of the starting site of a site that was set up with one. */
export interface StartingSite {
  /** What companies of its trade show first. */
  showcase: Showcase;
  /** Trade whose motifs drawn covers use; null when it is not known. */
  cover_trade: string | null;
  samples: StoredSamples[];
  /** Null before the first removal, and once it is taken back. */
  removal: Removal | null;
  /** Staff do not want to see what is left to do. */
  steps_hidden: boolean;
}

/** Returns what is known of the starting site; null on a site that was set up without one. */
export async function findStartingSite(db: Db): Promise<StartingSite | null> {
  const { value, version } = await readSetting<StartingSite>(db, KEY);
  if (version === 0) return null;
  const { showcase = 'projects', cover_trade = null, samples = [], removal = null, steps_hidden = false } = value;
  return { showcase, cover_trade, samples, removal, steps_hidden };
}

export async function saveStartingSite(trx: Db, site: StartingSite, stamp: Stamp): Promise<void> {
  const { version } = await readSetting(trx, KEY);
  await saveSetting(trx, KEY, { value: site, version: version + 1 }, stamp);
}

/** Checks whether other pages are below a page. */
export async function hasPagesBelow(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('site_pages').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}
