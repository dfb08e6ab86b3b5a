import { limits } from '@vitrin/shared-contracts/limits';
import { slugify } from '@vitrin/shared-contracts/slug';
import { findImported, saveImported } from '../index/import-records.repository.ts';
import { findItem } from '../index/import-rows.repository.ts';
import type { AuthorItem, TermItem } from '../reading/source-item.ts';
import type { Applied, ImportRun, Outcome } from './import-run.ts';
import { fitting, lineOf, textAt, titleOf } from './texts.ts';
import { writeRecord } from './write-record.ts';
import { takeFile } from './take-file.ts';
import { fileKey } from '../index/old-addresses.ts';

const noSearch = { seo_title: null, seo_description: null };

/** Writes a category of articles, or the levels of the catalogue. */
export async function applyTerm(run: ImportRun, applied: Applied<TermItem>): Promise<Outcome> {
  if (applied.item.taxonomy === 'product-category') return applyProductTerm(run, applied);
  const { item, row } = applied;
  const notes = [...item.notes];
  if (item.parent !== '')
    notes.push({ what: `üst kategori: ${item.parent}`, reason: 'makale kategorileri tek düzeydir' });
  const text = fitting(item.text, limits.summary.max, 'açıklama', notes);
  const texts = { name: titleOf(item.title, item.slug, notes), seo_name: slugify(item.slug), text, ...noSearch };
  return writeRecord(run, {
    ...written(run, { type: 'term', sourceId: item.id, itemHash: row.hash, entity: 'article-category' }),
    notes,
    values: (current) => ({
      translations: { ...current?.translations, [run.lang]: keptSlug(texts, current?.translations?.[run.lang]) },
    }),
  });
}

/** The address of an existing record stays. */
function keptSlug<T extends { seo_name: string }>(
  texts: T,
  before: Readonly<Record<string, unknown>> | null | undefined,
): T {
  return before ? { ...before, ...texts, seo_name: textAt(before, 'seo_name') } : texts;
}

function written({ lang }: ImportRun, key: { type: string; sourceId: string; itemHash: string; entity: string }) {
  return { ...key, lang, isIncomplete: false, openLinks: [] };
}

/**
 * The catalogue has two levels: a category without one above is a main category, with a category of its own name for products that
 * are in none below. Deeper ones are on the second level.
 */
async function applyProductTerm(run: ImportRun, { item, row }: Applied<TermItem>): Promise<Outcome> {
  const notes = [...item.notes];
  const name = titleOf(item.title, item.slug, notes);
  if (item.text.trim() !== '') notes.push({ what: lineOf(item.text), reason: 'ürün kategorilerinin açıklaması yok' });
  const texts = { name, seo_name: slugify(item.slug), ...noSearch };
  const top = await topOf(run, item);
  if (top.id !== item.id) {
    if (item.parent !== top.slug)
      notes.push({ what: `üst kategori: ${item.parent}`, reason: 'katalog iki düzeydir; ikinci düzeye geldi' });
    const main = await findImported(run.services.db, { source: run.site.name, type: 'term', source_id: top.id });
    const outcome = await writeCategory(
      run,
      { type: 'term', sourceId: item.id, itemHash: row.hash },
      { texts, main: Number(main?.record ?? 0), notes },
    );
    await noteProductTerm(run, item.id, 'term');
    return outcome;
  }
  const outcome = await writeRecord(run, {
    ...written(run, { type: 'term', sourceId: item.id, itemHash: row.hash, entity: 'main-category' }),
    notes,
    values: (current) => ({
      translations: { ...current?.translations, [run.lang]: keptSlug(texts, current?.translations?.[run.lang]) },
    }),
  });
  const main = await findImported(run.services.db, { source: run.site.name, type: 'term', source_id: item.id });
  if (outcome.state === 'created' || outcome.state === 'updated')
    await writeCategory(
      run,
      { type: 'product-term', sourceId: item.id, itemHash: row.hash },
      { texts, main: Number(main?.record ?? 0), notes: [] },
    );
  return outcome;
}

interface CategoryTexts {
  texts: { name: string; seo_name: string; seo_title: null; seo_description: null };
  main: number;
  notes: Outcome['notes'];
}

function writeCategory(
  run: ImportRun,
  key: { type: string; sourceId: string; itemHash: string },
  { texts, main, notes }: CategoryTexts,
): Promise<Outcome> {
  return writeRecord(run, {
    ...written(run, { ...key, entity: 'category' }),
    notes,
    values: (current) => ({
      main_category_id: main,
      translations: { ...current?.translations, [run.lang]: keptSlug(texts, current?.translations?.[run.lang]) },
    }),
  });
}

/** Products find their category under one type of key, whichever level it is on. */
async function noteProductTerm(run: ImportRun, id: string, type: string): Promise<void> {
  const { services, site } = run;
  const found = await findImported(services.db, { source: site.name, type, source_id: id });
  if (found && !run.isDryRun) {
    await saveImported(services.db, { ...found, type: 'product-term' });
  }
}

/** Returns the term on the first level above a term; a circle ends. */
async function topOf(run: ImportRun, item: TermItem): Promise<TermItem> {
  const seen = new Set<string>();
  let current = item;
  while (current.parent !== '' && !seen.has(current.id)) {
    seen.add(current.id);
    const row = await findItem(run.services.db, run.importId, 'term', `product-category:${current.parent}`);
    const above = row && (await run.spool.read(row));
    if (!row || above?.type !== 'term') break;
    await run.require(row);
    current = above;
  }
  return seen.has(current.id) ? item : current;
}

/** Returns the category of products that have none. */
export async function fallbackCategory(run: ImportRun): Promise<number | null> {
  const texts = { name: 'Diğer ürünler', seo_name: '', ...noSearch };
  const translations = { [run.lang]: texts };
  const key = (type: string) => ({ source: run.site.name, type, source_id: 'kategorisiz' });
  const known = await findImported(run.services.db, key('product-term'));
  if (known || run.isDryRun) return known ? Number(known.record) : null;
  const base = { sourceId: 'kategorisiz', itemHash: '' };
  await writeRecord(run, {
    ...written(run, { ...base, type: 'term', entity: 'main-category' }),
    notes: [],
    values: () => ({ translations }),
  });
  const main = await findImported(run.services.db, key('term'));
  await writeCategory(run, { ...base, type: 'product-term' }, { texts, main: Number(main?.record ?? 0), notes: [] });
  return Number((await findImported(run.services.db, key('product-term')))?.record) || null;
}

/** Writes an author. Visitors see a person only after a consent, which the old site cannot have given. */
export async function applyAuthor(run: ImportRun, { item, row }: Applied<AuthorItem>): Promise<Outcome> {
  const notes = [
    ...item.notes,
    { what: 'onay (KVKK)', reason: 'kişi yayından kapalı geldi; onay tarihi yazılınca adı görünür' },
  ];
  const name = titleOf(item.title, item.id, notes);
  const portrait_id = item.picture ? await portraitOf(run, item.picture, notes) : null;
  const empty = { role: '', profession: '', document: { type: 'doc', content: [{ type: 'paragraph' }] }, ...noSearch };
  const texts = {
    name,
    seo_name: slugify(name),
    summary: fitting(item.text, limits.summary.max, 'tanıtım', notes),
    ...empty,
  };
  const shared = { active: 0, portrait_id, has_page: 0, consent_on: null, email: '', phone: '', profile_url: '' };
  return writeRecord(run, {
    ...written(run, { type: 'author', sourceId: item.id, itemHash: row.hash, entity: 'person' }),
    notes,
    values: (current) => ({
      ...shared,
      ...current,
      portrait_id,
      translations: { ...current?.translations, [run.lang]: keptSlug(texts, current?.translations?.[run.lang]) },
    }),
  });
}

async function portraitOf(run: ImportRun, address: string, notes: Outcome['notes']): Promise<number | null> {
  const full = URL.parse(address, run.site.address || undefined)?.href ?? address;
  const taken = await takeFile(run, {
    type: 'inline',
    sourceId: fileKey(full) ?? full,
    itemHash: '',
    address: full,
    path: '',
    alt: '',
  });
  if (!('reason' in taken)) return taken.imported.entity === 'media' ? Number(taken.imported.record) || null : null;
  notes.push({ what: `portre: ${address}`, reason: taken.reason });
  return null;
}
