import type { MailSettings } from 'shared-contracts/mail';
import type { RowGroup } from '../../platform/database/group-version.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const KEY = 'mail';

export const mailSettingsRow: RowGroup = { table: 'settings', column: 'key', value: KEY };

type Stored = Omit<MailSettings, 'version'>;

const NOTHING: Stored = { from_name: '', from_email: '', reply_to: '', support_email: '' };

/** Whom mails come from, and where requests for help are sent on to; empty before the first save. */
export async function readMailSettings(db: Db): Promise<MailSettings & { updated_at: string | null }> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at'])
    .where('key', '=', KEY)
    .executeTakeFirst();
  const stored = row ? (JSON.parse(row.value) as Partial<Stored>) : {};
  return { ...NOTHING, ...stored, version: row?.version ?? 0, updated_at: row?.updated_at ?? null };
}

export async function saveMailSettings(
  trx: Db,
  { version, ...stored }: MailSettings,
  { now, userId }: Stamp,
): Promise<void> {
  const saved = { value: JSON.stringify(stored), version, updated_at: now, updated_by: userId };
  await trx
    .insertInto('settings')
    .values({ key: KEY, ...saved, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
}
