import type { MenuEntry, MenuPlace, MenuRecord } from '@vitrin/shared-contracts/menus';
import { settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

/** A menu as it is stored; labels by language and entry. */
export interface StoredMenu {
  entries: MenuEntry[];
  labels: Readonly<Record<string, Record<string, string>>>;
}

/** Row of the settings with one menu. */
export const menuRow = (place: MenuPlace) => settingRow(keyOf(place));

const keyOf = (place: MenuPlace) => `menu.${place}`;

/** Returns a menu and its version; null while staff have not changed it. */
export async function findMenu(db: Db, place: MenuPlace): Promise<(StoredMenu & Pick<MenuRecord, 'version'>) | null> {
  const { value, version } = await readSetting<StoredMenu>(db, keyOf(place));
  if (version === 0) return null;
  return { entries: value.entries ?? [], labels: value.labels ?? {}, version };
}

export function saveMenu(
  trx: Db,
  { place, version, ...value }: StoredMenu & Pick<MenuRecord, 'place' | 'version'>,
  stamp: Stamp,
): Promise<void> {
  return saveSetting(trx, keyOf(place), { value, version }, stamp);
}
