import type { ContentKind } from '../../../../content/content-kind.ts';
import { addressInLanguage } from '../../../../content/site-address.ts';
import { addFormerSlugs } from '../../../../content/slugs.ts';
import type { RecordItem } from '../../reading/archive/archive-item.ts';
import type { Note } from '../../reading/source-item.ts';
import type { ImportRun } from '../import-run.ts';

const TAKEN = 'bu eski adres burada başka bir sayfanın; bu kayda yönlendirilmedi';

/** Lets the former addresses of a record lead to it, and returns those that do not, because another page has them here. */
export async function addFormerAddresses(
  { services: { db } }: ImportRun,
  { addresses, rows }: ContentKind,
  { item, record }: { item: RecordItem; record: string },
): Promise<Note[]> {
  const { former = [], former_paths = [] } = item;
  if (former.length + former_paths.length === 0) return [];
  await db.transaction().execute(async (trx) => {
    if (rows?.slugs) await addFormerSlugs(trx, rows.slugs, Number(record), former);
    for (const address of former_paths) await addresses?.addFormer?.(trx, record, address);
  });
  if (!addresses) return [];
  const paths = former.map(({ lang, slug }) => ({ lang, path: `${addresses.prefix ?? '/'}${slug}` }));
  const notes: Note[] = [];
  for (const { lang, path } of [...paths, ...former_paths]) {
    const found = await addresses.find(db, path, lang);
    if (found?.record !== record) notes.push({ what: addressInLanguage(path, lang), reason: TAKEN });
  }
  return notes;
}
