import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { fieldLabel, type ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { RestoredRecord } from '@vitrin/shared-contracts/trash';
import { Conflict, Invalid } from '../../platform/errors.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { inTransactionOf, type ContentKind, type ContentSource } from '../content-kind.ts';
import { recordEvent, valuesAt } from '../history/record-version.ts';
import { addFormerSlugs } from '../slugs.ts';
import { returnToPosition } from './position.repository.ts';
import { writeSearch } from '../search/write-search.ts';
import { writeTranslations } from '../translations/write-translations.ts';
import { requireRecords } from './records-of.ts';
import { restorableValues } from './restored-values.ts';
import { restoreStamps } from './stamps.repository.ts';
import { isInTrash, takeFromTrash, type TrashEntry } from './trash.repository.ts';

export interface Restoration {
  kind: ContentKind;
  id: number;
  context: WriteContext;
  stamp: Stamp;
}

/**
 * Restores a record from the trash in an open transaction: with its id, its values, its addresses and its place. Throws
 * `Conflict` when it is not in the trash, and when its values cannot be saved any more.
 */
export async function restoreRecord(
  source: ContentSource,
  trx: Db,
  { kind, id, context, stamp }: Restoration,
): Promise<RestoredRecord & { title: string }> {
  const entry = await takeFromTrash(trx, kind.entity, id);
  if (!entry) throw notInTrash();
  const { create, rows, table } = requireRecords(kind);
  const inside = inTransactionOf(source, trx);
  const stored = await valuesAt(trx, kind, String(id), entry.number);
  if (!stored) throw refused(entry.title, 'Saklanan hâli bulunamadı.');
  await requireParent(trx, kind, entry, stored);
  const { values, notes } = await restorableValues(trx, id, kind, stored);
  await create(inside, values, stamp, id).catch((error: unknown) => {
    throw error instanceof Invalid ? refused(entry.title, reasonOf(kind, error)) : error;
  });
  if (rows.slugs) await addFormerSlugs(trx, rows.slugs, id, entry.addresses);
  if (rows.order && entry.position) await returnToPosition(trx, { order: rows.order, id }, entry.position);
  await restoreStamps(trx, { table, id }, entry.number + 1, entry.stamps);
  const restored = await kind.read(inside, String(id));
  if (restored) {
    await recordEvent(trx, { kind, record: String(id), stored: restored, context, stamp, cause: 'restore' });
    await writeTranslations(trx, kind).before(String(id), restored);
    await writeSearch(source, trx, kind).saved(String(id), restored);
  }
  return { id, notes, title: entry.title };
}

/** Throws when the record that contained this one was deleted as well. */
async function requireParent(trx: Db, kind: ContentKind, entry: TrashEntry, values: ContentValues): Promise<void> {
  const parent = kind.rows?.parent;
  if (!parent) return;
  const id = Number(values[parent.field]);
  const label = (auditEntityLabels[parent.entity] ?? parent.entity).toLocaleLowerCase('tr');
  if (await isInTrash(trx, parent.entity, id))
    throw refused(entry.title, `Bağlı olduğu ${label} de çöp kutusunda. Önce onu geri yükleyin.`);
}

export function notInTrash(): Conflict {
  return new Conflict(
    'not-in-trash',
    'Bu kayıt çöp kutusunda değil; geri yüklenmiş ya da kalıcı olarak silinmiş olabilir.',
  );
}

function refused(title: string, reason: string): Conflict {
  return new Conflict('not-restorable', `“${title}” geri yüklenemedi. ${reason}`);
}

function reasonOf(kind: ContentKind, { details, userMessage }: Invalid): string {
  const reasons = Object.entries(details.errors ?? {}).map(
    ([path, text]) => `${fieldLabel(kind.fields, path)}: ${text}.`,
  );
  return reasons.length > 0 ? reasons.join(' ') : userMessage;
}
