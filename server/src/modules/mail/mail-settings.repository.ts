import type { MailSettings } from '@vitrin/shared-contracts/mail';
import { settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const KEY = 'mail';

export const mailSettingsRow = settingRow(KEY);

type Stored = Omit<MailSettings, 'version'>;

const emptySettings: Stored = { from_name: '', from_email: '', reply_to: '', support_email: '' };

/** Returns the sender of mails and the address to which support requests are forwarded; empty before the first save. */
export async function readMailSettings(db: Db): Promise<MailSettings & { updated_at: string | null }> {
  const { value, ...saved } = await readSetting<Stored>(db, KEY);
  return { ...emptySettings, ...value, ...saved };
}

export function saveMailSettings(trx: Db, { version, ...value }: MailSettings, stamp: Stamp): Promise<void> {
  return saveSetting(trx, KEY, { value, version }, stamp);
}
