import type { OpeningRecord } from '@vitrin/shared-contracts/openings';
import { openingDefinition } from '@vitrin/shared-contracts/records/opening';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Where the texts of the openings are stored. */
export const openingTexts = {
  table: 'opening_translations',
  owner: 'opening_id',
  pictures: 'opening_text_pictures',
} as const;

const columns = [
  'id',
  'queue',
  'active',
  'employment',
  'province',
  'closes_on',
  'positions',
  'version',
  'updated_at',
] as const;

/** Returns all openings, highest `queue` first. */
export async function listOpenings(db: Db): Promise<OpeningRecord[]> {
  return recordsOf(db, await openings(db).orderBy('queue', 'desc').orderBy('id', 'desc').execute());
}

/** Returns the record for the form in the panel, or null. */
export async function findOpening(db: Db, id: number): Promise<OpeningRecord | null> {
  const [record] = await recordsOf(db, await openings(db).where('id', '=', id).execute());
  return record ?? null;
}

function openings(db: Db) {
  return db.selectFrom('openings').select(columns);
}

type Row = Omit<OpeningRecord, 'translations'>;

async function recordsOf(db: Db, rows: readonly Row[]): Promise<OpeningRecord[]> {
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(db, { definition: openingDefinition, store: openingTexts }, ids);
  return rows.map((row) => ({ ...row, translations: texts.of(row.id) }));
}
