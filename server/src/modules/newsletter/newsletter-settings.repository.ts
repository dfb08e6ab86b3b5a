import { settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { NewsletterSettings } from '@vitrin/shared-contracts/newsletter';

const KEY = 'newsletter';

export const newsletterRow = settingRow(KEY);

type Stored = Omit<NewsletterSettings, 'version'>;

const off: Stored = { enabled: false, footer: false, contract_id: null };

/** Returns the settings; the newsletter is off until staff switch it on. */
export async function readNewsletter(db: Db): Promise<NewsletterSettings & { updated_at: string | null }> {
  const { value, ...saved } = await readSetting<Stored>(db, KEY);
  return { ...off, ...value, ...saved };
}

export function saveNewsletter(trx: Db, { version, ...value }: NewsletterSettings, stamp: Stamp): Promise<void> {
  return saveSetting(trx, KEY, { value, version }, stamp);
}
