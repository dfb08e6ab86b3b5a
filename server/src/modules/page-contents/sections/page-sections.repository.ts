import { isDeepStrictEqual } from 'node:util';
import type { SectionedPage } from '@vitrin/shared-contracts/page-sections';
import { defaultLanguageOf } from '../../../content/active-languages.ts';
import { readSetting, saveSetting } from '../../../platform/database/settings.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { Stamp } from '../../../platform/database/write-context.ts';
import { homeRowsOf } from './home-rows.ts';
import { readHomeRows, writeHomeRows, type HomeRowChanges, type ReadHomeRows } from './home-rows.repository.ts';
import type { StoredPage } from './stored-page.ts';
import { withHomeRows, type HomePage } from './take-over-rows.ts';

/** What the row of the settings has: for the home page, also the rows of its sections and their revision. */
interface SettingValue extends HomePage {
  revision: number;
}

/** A page as it is stored, with its version; 0 before the first save. */
export interface VersionedPage extends StoredPage {
  version: number;
}

const settingKey = (page: SectionedPage) => `page-sections.${page}`;

/** Returns the sections of a page. Those of the home page are brought up to date with the rows of releases before 1.2. */
export async function findPage(db: Db, page: SectionedPage): Promise<VersionedPage> {
  return page === 'home' ? (await findHomePage(db)).page : await findStored(db, page);
}

async function findStored(db: Db, page: SectionedPage): Promise<SettingValue & { version: number }> {
  const { value, version } = await readSetting<SettingValue>(db, settingKey(page));
  const { sections = [], texts = {}, rows = {}, revision = 0 } = value;
  return { sections, texts, rows, revision, version };
}

/**
 * Each write of the rows makes another version: a form that was opened before is merged with it.
 */
async function findHomePage(db: Db): Promise<{ page: HomePage & { version: number }; stored: ReadHomeRows }> {
  const { version, revision, ...before } = await findStored(db, 'home');
  const stored = await readHomeRows(db);
  const page = withHomeRows(before, stored, await defaultLanguageOf(db));
  const isChanged = !isDeepStrictEqual(page, before);
  return {
    page: { ...page, version: isChanged ? version + 1 + Math.abs(stored.revision - revision) : version },
    stored,
  };
}

/** Saves the sections of a page as its next version. Returns what releases before 1.2 see of it; null: nothing. */
export async function savePage(
  trx: Db,
  page: SectionedPage,
  next: StoredPage,
  stamp: Stamp,
): Promise<HomeRowChanges | null> {
  if (page === 'home') return saveHomePage(trx, next, stamp);
  const { version } = await findPage(trx, page);
  await saveValue(trx, page, { value: { ...next, rows: {}, revision: 0 }, version: version + 1 }, stamp);
  return null;
}

async function saveHomePage(trx: Db, next: StoredPage, stamp: Stamp): Promise<HomeRowChanges> {
  const { page, stored } = await findHomePage(trx);
  const written = homeRowsOf(next, await defaultLanguageOf(trx));
  const done = await writeHomeRows(trx, { page: written, rows: page.rows, stored }, stamp);
  const { revision } = await readHomeRows(trx);
  await saveValue(trx, 'home', { value: { ...next, rows: done.rows, revision }, version: page.version + 1 }, stamp);
  return done;
}

function saveValue(
  trx: Db,
  page: SectionedPage,
  { value, version }: { value: SettingValue; version: number },
  stamp: Stamp,
): Promise<void> {
  return saveSetting(trx, settingKey(page), { value, version }, stamp);
}
