import type {
  CompanyAnnouncement,
  CompanyAnnouncementInput,
  CompanyAnnouncementRow,
} from '@vitrin/shared-contracts/company-announcements';
import type { Db } from '../../platform/database/tables.ts';

const columns = ['id', 'at', 'title', 'text', 'corrects'] as const;

/** Returns what visitors see, newest first. */
export function listAnnouncements(db: Db): Promise<CompanyAnnouncement[]> {
  return db.selectFrom('company_announcements').select(columns).orderBy('id', 'desc').execute();
}

/** Returns all announcements with those who published them, newest first. */
export function listAnnouncementRows(db: Db): Promise<CompanyAnnouncementRow[]> {
  return db
    .selectFrom('company_announcements')
    .select([...columns, 'author_name as author'])
    .orderBy('id', 'desc')
    .execute();
}

export async function announcementExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('company_announcements').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

interface Publication {
  at: string;
  author_id: number | null;
  author_name: string;
}

export function insertAnnouncement(
  trx: Db,
  input: CompanyAnnouncementInput,
  publication: Publication,
): Promise<CompanyAnnouncementRow> {
  return trx
    .insertInto('company_announcements')
    .values({ ...input, ...publication })
    .returning([...columns, 'author_name as author'])
    .executeTakeFirstOrThrow();
}
