import { menuInputSchema, type MenuInput } from '@vitrin/shared-contracts/menu-input';
import { orderedEntries } from '@vitrin/shared-contracts/menu-tree';
import {
  menuFields,
  menuPlaceLabels,
  menuPlaces,
  type MenuPlace,
  type MenuRecord,
  type MenuTexts,
} from '@vitrin/shared-contracts/menus';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { knownLanguages } from '../../content/active-languages.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import { saveRecord } from '../../content/save-record.ts';
import { storedValues } from '../../content/stored-values.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import type { Written, WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { firstEntries, firstLabels } from './first-menus.ts';
import { findMenu, menuRow, saveMenu } from './menus.repository.ts';

export function isMenuPlace(name: string): name is MenuPlace {
  return menuPlaces.some((place) => place === name);
}

/** Returns a menu as its form reads it, with labels in every language: the first one until staff change it. */
export async function readMenu(db: Db, place: MenuPlace): Promise<MenuRecord> {
  const stored = await findMenu(db, place);
  const translations: Record<string, MenuTexts> = {};
  for (const lang of await knownLanguages(db))
    translations[lang] = {
      labels: stored ? (stored.labels[lang] ?? {}) : firstLabels(place, await staticTexts(db, lang)),
    };
  const { version, entries } = stored ?? { version: 0, entries: firstEntries[place] };
  return { place, version, entries, translations };
}

/** Saves a menu: all entries, and the labels of the languages that were sent. */
export function changeMenu(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<WriteResult<MenuRecord>> {
  const { place, version, entries, translations } = validated(menuInputSchema, value);
  const form = { kind: menuKind, record: place, version, input: { entries, translations } };
  return saveRecord(services, context, form, (trx, stamp, { input }) => savedChange(trx, stamp, place, input));
}

type MenuChange = Pick<MenuInput, 'entries' | 'translations'>;

async function savedChange(
  trx: Db,
  stamp: Stamp,
  place: MenuPlace,
  { entries: sent, translations }: MenuChange,
): Promise<Written<MenuRecord>> {
  requireKnownLanguages(translations, await knownLanguages(trx));
  const before = await readMenu(trx, place);
  const entries = orderedEntries(sent, place);
  const labels: Record<string, Record<string, string>> = {};
  for (const [lang, texts] of Object.entries({ ...before.translations, ...translations }))
    labels[lang] = writtenLabels(texts?.labels ?? {}, entries);
  const version = await nextGroupVersion(trx, menuRow(place), null, () => Promise.resolve(null));
  await saveMenu(trx, { place, version, entries, labels }, stamp);
  return { data: await readMenu(trx, place), entityId: null, title: menuPlaceLabels[place] };
}

/** Labels of entries that were deleted go with them. */
function writtenLabels(labels: Readonly<Record<string, string>>, entries: MenuRecord['entries']) {
  const ids = new Set(entries.map(({ id }) => id));
  return Object.fromEntries(Object.entries(labels).filter(([id, label]) => ids.has(id) && label !== ''));
}

/** Menus in the history; the key is the place. */
export const menuKind: ContentKind = {
  entity: 'menu',
  fields: menuFields,
  right: 'menus.write',
  screen: (key) => (isMenuPlace(key) ? adminPaths.menuUpdate(key) : adminPaths.menus),
  records: () => Promise.resolve([...menuPlaces]),
  async read({ db }, place) {
    if (!isMenuPlace(place)) return null;
    const { version, ...menu } = await readMenu(db, place);
    return { version, title: menuPlaceLabels[place], values: storedValues(menuFields, menu) };
  },
  async save({ db }, key, values, stamp) {
    if (!isMenuPlace(key)) throw new NotFound();
    const { entries, translations } = validated(menuInputSchema, { ...values, place: key, version: 0 });
    return (await savedChange(db, stamp, key, { entries, translations })).data;
  },
  // A menu is on every page.
  shownOn: () => Promise.resolve(publicPaths.home),
};
