import type { ContentValues, TranslationValues } from '@vitrin/shared-contracts/content-fields';
import type { Db } from '../../platform/database/tables.ts';
import { knownLanguages } from '../active-languages.ts';
import type { ContentKind } from '../content-kind.ts';
import { withExistingPictures, type RestoredValues } from '../existing-pictures.ts';
import { nextFreeSlug, type Slugged } from '../slugs.ts';

const listFormat = new Intl.ListFormat('tr', { type: 'conjunction' });

/** Returns the values that can be restored: without languages and pictures that were deleted, and with free slugs. */
export async function restorableValues(
  trx: Db,
  id: number,
  { fields, rows }: Pick<ContentKind, 'fields' | 'rows'>,
  stored: ContentValues,
): Promise<RestoredValues> {
  const shown = await withKnownLanguages(trx, stored);
  const slugs = rows?.slugs;
  const addressed = slugs ? await withFreeSlugs(trx, { id, slugs }, shown.values) : { values: shown.values, notes: [] };
  const pictured = await withExistingPictures(trx, fields, addressed.values);
  return { values: pictured.values, notes: [...addressed.notes, ...pictured.notes, ...shown.notes] };
}

async function withKnownLanguages(trx: Db, { translations, ...shared }: ContentValues): Promise<RestoredValues> {
  if (!translations) return { values: shared, notes: [] };
  const known = await knownLanguages(trx);
  const kept = Object.entries(translations).filter(([lang]) => known.has(lang));
  const lost = Object.keys(translations).filter((lang) => !known.has(lang));
  const notes = lost.length > 0 ? [`Sitede artık olmayan diller geri gelmedi: ${listFormat.format(lost)}.`] : [];
  return { values: { ...shared, translations: Object.fromEntries(kept) }, notes };
}

async function withFreeSlugs(
  trx: Db,
  { id, slugs }: { id: number; slugs: Slugged },
  { translations = {}, ...shared }: ContentValues,
): Promise<RestoredValues> {
  const notes: string[] = [];
  const restored: Record<string, TranslationValues | null> = {};
  for (const [lang, texts] of Object.entries(translations)) {
    const former = String(texts?.['seo_name']);
    const seo_name = await nextFreeSlug(trx, slugs, { id, lang, slug: former });
    restored[lang] = { ...texts, seo_name };
    if (seo_name !== former)
      notes.push(`“${former}” adresi (${lang}) artık başka bir kayıtta; yeni adres: ${seo_name}.`);
  }
  return { values: { ...shared, translations: restored }, notes };
}
