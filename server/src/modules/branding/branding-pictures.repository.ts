import { adminPaths } from '@vitrin/shared-contracts/paths';
import { referencesIn } from '../../content/record-files.ts';
import type { PictureValues } from '../../content/stored-content.ts';
import type { Db } from '../../platform/database/tables.ts';
import { mediaPath } from '../media/media-files.ts';

/** Logo, icon and sharing picture, which the settings reference by URL. */
export const brandingPictures: PictureValues = {
  async usesOf({ db }, { hash }) {
    const values = await settingsWith(db, `${mediaPath(hash)}-`);
    return values.length > 0 ? [{ label: 'Görünüm ayarları', path: adminPaths.branding }] : [];
  },

  all: async ({ db }) => referencesIn((await settingsWith(db, '/media/')).join(' ')),
};

async function settingsWith(db: Db, address: string): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('value').where('value', 'like', `%${address}%`).execute();
  return rows.map(({ value }) => value);
}
