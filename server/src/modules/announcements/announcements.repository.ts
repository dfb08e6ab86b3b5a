import { parse } from 'secure-json-parse';
import type { AnnouncementRecord } from '@vitrin/shared-contracts/announcements';
import { announcementDefinition } from '@vitrin/shared-contracts/records/announcement';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Where the texts of the notices are stored. */
export const announcementTexts = { table: 'announcement_translations', owner: 'announcement_id' } as const;

const columns = [
  'id',
  'queue',
  'active',
  'shape',
  'tone',
  'scope',
  'pages',
  'starts_at',
  'ends_at',
  'link_url',
  'version',
  'updated_at',
] as const;

/** Returns all notices, highest `queue` first. */
export async function listAnnouncements(db: Db): Promise<AnnouncementRecord[]> {
  const rows = await announcements(db).orderBy('queue', 'desc').orderBy('id', 'desc').execute();
  return recordsOf(db, rows);
}

/** Returns the notices that are not switched off, highest `queue` first. */
export async function listActive(db: Db): Promise<AnnouncementRecord[]> {
  const active = announcements(db).where('active', '=', 1);
  return recordsOf(db, await active.orderBy('queue', 'desc').orderBy('id', 'desc').execute());
}

export async function findAnnouncement(db: Db, id: number): Promise<AnnouncementRecord | null> {
  const rows = await announcements(db).where('id', '=', id).execute();
  const [record] = await recordsOf(db, rows);
  return record ?? null;
}

function announcements(db: Db) {
  return db.selectFrom('announcements').select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof announcements>['execute']>>[number];

async function recordsOf(db: Db, rows: readonly Row[]): Promise<AnnouncementRecord[]> {
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(db, { definition: announcementDefinition, store: announcementTexts }, ids);
  return rows.map((row) => ({
    ...(row as Row & Pick<AnnouncementRecord, 'active' | 'shape' | 'tone' | 'scope'>),
    pages: parse(row.pages) as string[],
    translations: texts.of(row.id),
  }));
}
