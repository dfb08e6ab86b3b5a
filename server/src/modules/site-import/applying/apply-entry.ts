import { findImported } from '../index/import-records.repository.ts';
import { findTranslation } from '../index/import-rows.repository.ts';
import type { EntryItem, Note } from '../reading/source-item.ts';
import { convertEntry } from './convert-entry.ts';
import { coverOf } from './entry-cover.ts';
import type { Applied, ImportRun, Outcome } from './import-run.ts';
import { valuesOf, type ReadyEntry, type Shared } from './entry-values.ts';
import { recordOf, termRow } from './linked-records.ts';
import { parentOf } from './page-parent.ts';
import { productValues } from './product-values.ts';
import { pageTexts } from './texts.ts';
import { PLANNED, writeRecord } from './write-record.ts';

const entities = { post: 'article', page: 'site-page', product: 'product' } as const;

/** Writes a post, a page or a product. */
export async function applyEntry(run: ImportRun, { item: entry, row }: Applied<EntryItem>): Promise<Outcome> {
  const notes: Note[] = [...entry.notes];
  const place = await languagePlace(run, entry, notes);
  if (place === null) return { state: 'left', notes };
  const converted = await convertEntry(run, entry, place.lang).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    notes.push({ what: entry.body.format, reason: 'metnin kaydı bozuk; okunamadı' });
    return null;
  });
  if (!converted) return { state: 'left', notes };
  const cover = await coverOf(run, entry, place.lang, notes);
  const ready: ReadyEntry = {
    ...converted,
    entry,
    lang: place.lang,
    coverId: cover.id,
    texts: pageTexts(entry, converted.document, notes),
  };
  const shared = await sharedOf(run, ready, notes);
  return writeRecord(run, {
    type: entry.type,
    sourceId: entry.id,
    itemHash: row.hash,
    entity: entities[entry.type],
    lang: place.lang,
    isIncomplete: converted.isIncomplete || cover.isMissing,
    notes: [...notes, ...converted.notes],
    openLinks: converted.openLinks,
    ...(place.record !== undefined && { record: place.record }),
    values: (current) => valuesOf(ready, shared, { current, isTranslation: place.record !== undefined }),
  });
}

interface LanguagePlace {
  lang: string;
  /** Record of the text that this one translates. */
  record?: string;
}

/** Finds the language of an entry, and the record that it is a translation of. Null if the site does not have the language. */
async function languagePlace(run: ImportRun, entry: EntryItem, notes: Note[]): Promise<LanguagePlace | null> {
  const { language, group } = entry;
  if (language === '' || language === run.lang) return { lang: run.lang };
  if (!run.languages.has(language)) {
    notes.push({
      what: `dil: ${language}`,
      reason: 'bu sitede bu dil yok; Diller ekranından ekleyip aktarımı yineleyin',
    });
    return null;
  }
  const record = group === '' ? null : await recordOfGroup(run, entry, group);
  if (record !== null) return { lang: language, record };
  notes.push({
    what: `dil: ${language}`,
    reason: 'varsayılan dilde karşılığı yok; metin varsayılan dilin yerine yazıldı',
  });
  return { lang: run.lang };
}

async function recordOfGroup(run: ImportRun, entry: EntryItem, group: string): Promise<string | null> {
  const { services, importId, site } = run;
  const original = await findTranslation(services.db, importId, group, run.lang);
  if (!original || original.type !== entry.type) return null;
  await run.require(original);
  const found = await findImported(services.db, {
    source: site.name,
    type: original.type,
    source_id: original.source_id,
  });
  return found?.record ?? (run.isDryRun ? PLANNED : null);
}

async function sharedOf(run: ImportRun, ready: ReadyEntry, notes: Note[]): Promise<Shared> {
  const { entry } = ready;
  const active = entry.state === 'draft' ? 0 : 1;
  if (entry.type === 'product') return { active, ...(await productValues(run, ready, notes)) };
  if (entry.type === 'page') return { active, cover_id: ready.coverId, parent_id: await parentOf(run, entry, notes) };
  return {
    active,
    published_at: entry.date || run.startedAt,
    category_id: await categoryOf(run, entry),
    author_id: await recordOf(run, 'author', entry.author),
    cover_id: ready.coverId,
  };
}

async function categoryOf(run: ImportRun, { terms }: EntryItem): Promise<number | null> {
  for (const term of terms) {
    const row = await termRow(run, term);
    const record = row && (await recordOf(run, 'term', row.source_id));
    if (record) return record;
  }
  return null;
}
