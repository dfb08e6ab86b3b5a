import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ContentKind } from '../../../../content/content-kind.ts';
import { linksTo } from '../../../../content/content-refs.repository.ts';
import type { PagePath } from '../../../../content/page-addresses.ts';
import { reorderAmong } from '../../../../content/reorder.ts';
import { addressInLanguage } from '../../../../content/site-address.ts';
import { markOutdated } from '../../../../content/translations/translation-states.repository.ts';
import { saveContent } from '../../../../content/save-content.ts';
import { addChange, createdRecords, findImported, saveValuesHash } from '../../index/import-records.repository.ts';
import { findItem, saveOutcome, type ItemRow } from '../../index/import-rows.repository.ts';
import { recordId, type KindItem, type RecordItem } from '../../reading/archive/archive-item.ts';
import type { Note } from '../../reading/source-item.ts';
import type { Applied, ImportRun, Outcome } from '../import-run.ts';
import { hashOfValues } from '../write-record.ts';
import { applyRecord } from './apply-record.ts';
import { addFormerAddresses } from './former-addresses.ts';
import { withAddresses } from './local-addresses.ts';

/** A record of the archive that is on this site now. */
interface PlacedRecord {
  item: RecordItem;
  row: ItemRow;
  record: string;
  /** This import has created it. */
  isNew: boolean;
}

/**
 * Does what needs all records of a kind: those that name a record which came later are written again, new ones get the order, the former
 * addresses and the outdated translations of the old site, and links follow a page whose address was taken here.
 */
export async function applyKind(run: ImportRun, { item }: Pick<Applied<KindItem>, 'item'>): Promise<Outcome> {
  const kind = run.services.kinds.get(item.id);
  if (!kind || run.isDryRun) return { state: 'unchanged', notes: [] };
  const placed = await placedRecords(run, kind, item.records);
  const created = placed.filter(({ isNew }) => isNew);
  const order = kind.rows?.order;
  const ids = created.map(({ record }) => Number(record));
  if (order && ids.length > 0) await run.services.db.transaction().execute((trx) => reorderAmong(trx, order, ids));
  for (const each of created) await restoreBeside(run, kind, each);
  for (const each of placed) await followMoved(run, kind, each);
  return { state: 'unchanged', notes: [] };
}

async function placedRecords(
  run: ImportRun,
  { entity }: ContentKind,
  keys: readonly string[],
): Promise<PlacedRecord[]> {
  const { services, site, importId } = run;
  const created = await createdRecords(services.db, importId, entity);
  const placed: PlacedRecord[] = [];
  for (const key of keys) {
    const source_id = recordId(entity, key);
    const row = await findItem(services.db, importId, 'record', source_id);
    const imported = await findImported(services.db, { source: site.name, type: 'record', source_id });
    const item = row && (await run.spool.read(row));
    if (!imported || !row || item?.type !== 'record') continue;
    if (imported.incomplete === 1) await writeAgain(run, { item, row });
    placed.push({ item, row, record: imported.record, isNew: created.has(imported.record) });
  }
  return placed;
}

/** What it named is there by now, or never comes: its notes say what. */
async function writeAgain(run: ImportRun, { item, row }: { item: RecordItem; row: ItemRow }): Promise<void> {
  const { notes } = await applyRecord(run, { item, row });
  await saveOutcome(run.services.db, row.id, row.state, notes);
}

async function restoreBeside(run: ImportRun, kind: ContentKind, placed: PlacedRecord): Promise<void> {
  const { item, row, record } = placed;
  const { outdated = [] } = item;
  await addNotes(run, row, await addFormerAddresses(run, kind, placed));
  if (outdated.length === 0) return;
  await run.services.db.transaction().execute((trx) => markOutdated(trx, { entity: kind.entity, record }, outdated));
}

/** Adds what is known of a record only now to its notes; after an interruption it is there already. */
async function addNotes(
  { services: { db }, importId }: ImportRun,
  row: ItemRow,
  added: readonly Note[],
): Promise<void> {
  if (added.length === 0) return;
  const notes = (await findItem(db, importId, row.type, row.source_id))?.notes ?? [];
  const missing = added.filter(
    ({ what, reason }) => !notes.some((note) => note.what === what && note.reason === reason),
  );
  await saveOutcome(db, row.id, row.state, [...notes, ...missing]);
}

/**
 * A page whose address another one has here got a new one: it is named. Links of this import lead to it, and to a place of a page that
 * is named by the id of the record.
 */
async function followMoved(run: ImportRun, kind: ContentKind, { item, row, record }: PlacedRecord): Promise<void> {
  const { services } = run;
  if (!kind.addresses || !item.addresses) return;
  const notes: Note[] = [];
  for (const { old, now } of movedPaths(item.addresses, await kind.addresses.current(services.db, record))) {
    if (pageOf(now.path) !== pageOf(old.path))
      notes.push({ what: old.path, reason: `bu adres başka bir sayfada; yeni adresi: ${now.path}` });
    for (const linking of await linksTo(services.db, [pageOf(inLanguage(old))], MAX_LINKS))
      await leadTo(run, linking, { from: inLanguage(old), to: inLanguage(now) });
  }
  await addNotes(run, row, notes);
}

function movedPaths(before: readonly PagePath[], after: readonly PagePath[]): { old: PagePath; now: PagePath }[] {
  return before.flatMap((old) => {
    const now = after.find(({ lang }) => lang === old.lang);
    return now && now.path !== old.path ? [{ old, now }] : [];
  });
}

function pageOf(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

const MAX_LINKS = 10_000;

function inLanguage({ path, lang }: PagePath): string {
  return addressInLanguage(path, lang);
}

/** Links of records that were here before lead to the page that has the address. */
async function leadTo(
  run: ImportRun,
  { entity, record }: { entity: string; record: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { services, context, importId } = run;
  const kind = services.kinds.get(entity);
  const isImported = (await createdRecords(services.db, importId, entity)).has(record);
  const stored = kind && isImported ? await kind.read(services, record) : null;
  if (!kind || !stored) return;
  const replace = (address: string) =>
    address === from || address.startsWith(`${from}#`) ? `${to}${address.slice(from.length)}` : address;
  if (hashOfValues(withAddresses(stored.values, replace) as ContentValues) === hashOfValues(stored.values)) return;
  const save = { kind, record, cause: 'update' } as const;
  await saveContent(
    services,
    context,
    {
      ...save,
      async afterSave(trx, { values }) {
        await saveValuesHash(trx, { entity, record }, hashOfValues(values));
        const change = { import_id: importId, type: 'link', source_id: record, entity, record };
        await addChange(trx, { ...change, version_before: stored.version });
      },
    },
    async (_trx, { values }) => withAddresses(values, replace) as ContentValues,
  );
}
