import { createHash } from 'node:crypto';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { inTransactionOf, type ContentKind, type StoredRecord } from '../../../content/content-kind.ts';
import { saveContent } from '../../../content/save-content.ts';
import { saveCreationTime } from '../../../content/trash/stamps.repository.ts';
import { writeContent } from '../../../content/write.ts';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  addChange,
  findImported,
  saveImported,
  saveOpenLinks,
  saveValuesHash,
  type ImportedRecord,
  type OpenLink,
} from '../index/import-records.repository.ts';
import type { Note } from '../reading/source-item.ts';
import type { ImportRun, Outcome } from './import-run.ts';
import { textAt } from './texts.ts';

/** What is written for an item. */
export interface RecordWrite {
  /** Key of the item in the source. */
  type: string;
  sourceId: string;
  itemHash: string;
  entity: string;
  lang: string;
  /** Something is missing that a later import may bring. */
  isIncomplete: boolean;
  notes: Note[];
  openLinks: readonly Pick<OpenLink, 'address' | 'href'>[];
  /** Record to which the item is added as a translation. */
  record?: string;
  /** Time at which a new record was created on the old site; by default that of the import. */
  createdAt?: string;
  /** Returns the values to save; `current` are those of the record, null for a new one. */
  values(current: ContentValues | null): ContentValues;
}

/** Hash of the values of a record, whatever the order of their fields. */
export function hashOfValues(values: ContentValues): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(values)))
    .digest('hex')
    .slice(0, 32);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, sorted(each)]),
  );
}

/**
 * Creates or updates the record of an item, in one transaction with the note of what it became: after a crash both are there, or
 * neither is. A record that staff have changed or deleted since stays as it is.
 */
export async function writeRecord(run: ImportRun, write: RecordWrite): Promise<Outcome> {
  const kind = run.services.kinds.get(write.entity);
  if (!kind) throw new TypeError(`No kind ${write.entity}`);
  const { type, sourceId: source_id, notes } = write;
  const known = await findImported(run.services.db, { source: run.site.name, type, source_id });
  const record = known?.record ?? write.record;
  try {
    if (run.isDryRun) return { state: await plannedState(run, kind, { known, record }), notes };
    if (record === undefined) return { state: await create(run, kind, write), notes };
    return { state: await update(run, kind, { ...write, record, known }), notes };
  } catch (error) {
    return { state: 'left', notes: [...notes, ...reasonsOf(error)] };
  }
}

/** Returns why a record could not be written. Throws what is no rejection of its values. */
function reasonsOf(error: unknown): Note[] {
  if (error instanceof Left) return [{ what: 'kayıt', reason: error.message }];
  if (!(error instanceof DomainError)) throw error;
  const wrong = Object.entries(error.details.errors ?? {});
  if (wrong.length === 0) return [{ what: 'kayıt', reason: error.userMessage }];
  return wrong.map(([field, message]) => ({ what: field, reason: message }));
}

/** The record stays as it is; the message says why. */
class Left extends Error {}
/** The save would change nothing. */
class Unchanged extends Error {}

const DELETED = 'kaydı personel silmiş; yeniden eklenmedi';
const CHANGED = 'kaydı aktarımdan sonra personel değiştirmiş; üzerine yazılmadı';

interface Known {
  known: ImportedRecord | null;
  record: string | undefined;
}

async function plannedState(
  { services }: ImportRun,
  kind: ContentKind,
  { known, record }: Known,
): Promise<Outcome['state']> {
  if (record === undefined || record === PLANNED) return 'created';
  const current = await kind.read(services, record);
  if (!current) throw new Left(DELETED);
  if (known && hashOfValues(current.values) !== known.values_hash) throw new Left(CHANGED);
  return 'updated';
}

/** Key of a record that a dry run does not create. */
export const PLANNED = 'plan';

async function create(run: ImportRun, kind: ContentKind, write: RecordWrite): Promise<'created'> {
  const { services, context } = run;
  const add = (values: ContentValues) =>
    writeContent(services, context, { action: 'create', entity: kind.entity }, async (trx, stamp) => {
      const source = inTransactionOf(services, trx);
      if (!kind.create) throw new TypeError(`${kind.entity} cannot be created`);
      await requireUnwritten(trx, run, write);
      const { id } = await kind.create(source, values, stamp);
      const { createdAt } = write;
      if (kind.table && createdAt !== undefined) await saveCreationTime(trx, { table: kind.table, id }, createdAt);
      const stored = await kind.read(source, String(id));
      if (!stored) throw new TypeError('The record is not there');
      await noteWritten(trx, run, { ...write, record: String(id), stored, versionBefore: 0 });
      return { data: id, entityId: id, title: stored.title };
    });
  const values = write.values(null);
  await add(values).catch((error: unknown) => {
    // The address is taken: the record gets one that is made of its title.
    if (!isSlugError(error)) throw error;
    write.notes.push({
      what: slugIn(values),
      reason: 'bu adres başka bir sayfada; yeni adres başlıktan üretildi, eskisi yönlendirilir',
    });
    return add(withoutSlug(values));
  });
  return 'created';
}

/** Two imports of the same files at the same moment write each item once. */
async function requireUnwritten(
  trx: Db,
  { site }: ImportRun,
  { type, sourceId: source_id }: RecordWrite,
): Promise<void> {
  await helpersOf(trx).lock(trx, `site-import.${site.name}.${type}.${source_id}`);
  if (await findImported(trx, { source: site.name, type, source_id }))
    throw new Left('aynı anda başka bir aktarım bu öğeyi yazdı');
}

function isSlugError(error: unknown): boolean {
  return (
    error instanceof DomainError && Object.keys(error.details.errors ?? {}).some((field) => field.endsWith('.seo_name'))
  );
}

function slugIn({ translations }: ContentValues): string {
  return Object.values(translations ?? {})
    .map((texts) => textAt(texts, 'seo_name'))
    .join(', ');
}

function withoutSlug(values: ContentValues): ContentValues {
  const translations = Object.entries(values.translations ?? {}).map(([lang, texts]) => [
    lang,
    texts && { ...texts, seo_name: '' },
  ]);
  return {
    ...values,
    translations: Object.fromEntries(translations) as ContentValues['translations'],
  } as ContentValues;
}

interface Update extends RecordWrite {
  record: string;
  known: ImportedRecord | null;
}

async function update(run: ImportRun, kind: ContentKind, write: Update): Promise<'updated' | 'unchanged'> {
  const { services, context } = run;
  const { record, known } = write;
  const expected = known?.values_hash;
  let before: StoredRecord | null = null;
  if (!(await kind.read(services, record))) throw new Left(DELETED);
  const afterSave = async (trx: Db, stored: StoredRecord) => {
    if (known && before && hashOfValues(stored.values) === hashOfValues(before.values)) throw new Unchanged();
    await noteWritten(trx, run, { ...write, stored, versionBefore: before?.version ?? 0 });
  };
  try {
    await saveContent(services, context, { kind, record, cause: 'update', afterSave }, async (_trx, current) => {
      if (expected !== undefined && hashOfValues(current.values) !== expected) throw new Left(CHANGED);
      before = current;
      return write.values(current.values);
    });
    return 'updated';
  } catch (error) {
    if (!(error instanceof Unchanged) || !known) throw error;
    await saveImported(services.db, { ...known, item_hash: write.itemHash, incomplete: write.isIncomplete ? 1 : 0 });
    return 'unchanged';
  }
}

interface NotedWrite extends RecordWrite {
  record: string;
  stored: StoredRecord;
  versionBefore: number;
}

async function noteWritten(trx: Db, run: ImportRun, write: NotedWrite): Promise<void> {
  const { type, sourceId: source_id, entity, record, stored, versionBefore: version_before } = write;
  const values_hash = hashOfValues(stored.values);
  const source = run.site.name;
  await saveImported(trx, {
    source,
    type,
    source_id,
    entity,
    record,
    lang: write.lang,
    item_hash: write.itemHash,
    values_hash,
    incomplete: write.isIncomplete ? 1 : 0,
  });
  await saveValuesHash(trx, { entity, record }, values_hash);
  await saveOpenLinks(
    trx,
    { entity, record },
    write.openLinks.map((link) => ({ ...link, source, entity, record })),
  );
  await addChange(trx, { import_id: run.importId, type, source_id, entity, record, version_before });
}
