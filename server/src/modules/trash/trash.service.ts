import { draftScope } from '@vitrin/shared-contracts/draft-rights';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Right } from '@vitrin/shared-contracts/rights';
import {
  trashSelectionSchema,
  type RestoredRecord,
  type TrashRow,
  type TrashSelection,
} from '@vitrin/shared-contracts/trash';
import type { ContentKind } from '../../content/content-kind.ts';
import { deleteVersions } from '../../content/history/record-versions.repository.ts';
import { deleteUnpublished } from '../../content/publication/after-write.ts';
import { destroyDiscarded } from '../../content/publication/discarded-copies.repository.ts';
import { deleteRightOf } from '../../content/trash/records-of.ts';
import { deleteStates } from '../../content/translations/translation-states.repository.ts';
import { notInTrash, restoreRecord } from '../../content/trash/restore-record.ts';
import { takeFromTrash } from '../../content/trash/trash.repository.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { inBatches, type RetentionRun } from '../../platform/database/retention-run.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { expiredKeys, listTrash, trashKeys, type TrashKey } from './trash.repository.ts';

type Rights = ReadonlySet<Right>;

const DAY_MS = 86_400_000;

/** Returns the kinds whose deleted records a user may see, restore and delete for ever. */
export function allowedKinds({ kinds }: Pick<ContentServices, 'kinds'>, rights: Rights): string[] {
  const deletable = [...kinds.values()].filter((kind) => kind.rows && rights.has(deleteRightOf(kind)));
  return deletable.map(({ entity }) => entity);
}

/** Returns the kinds whose deleted drafts a user may see and restore: those of which the user may write all drafts. */
export function draftKinds({ kinds }: Pick<ContentServices, 'kinds'>, rights: Rights): string[] {
  return [...kinds.values()].filter(({ right }) => draftScope(rights, right) === 'all').map(({ entity }) => entity);
}

export interface TrashRequest extends PageRequest {
  rights: Rights;
  /** Kind to list; null for all. */
  entity: string | null;
}

export async function trashPage(
  services: Pick<ContentServices, 'kinds' | 'db'>,
  { rights, entity, ...page }: TrashRequest,
): Promise<{ rows: TrashRow[]; total: number }> {
  const allowed = allowedKinds(services, rights);
  const isAsked = (each: string) => entity === null || each === entity;
  const { rows, total } = await listTrash(services.db, {
    ...page,
    entities: allowed.filter(isAsked),
    drafts: draftKinds(services, rights).filter(isAsked),
  });
  const now = Date.now();
  return {
    rows: rows.map(({ deleted_by_name: deleted_by, purge_at, ...row }) => ({
      ...row,
      deleted_by,
      days_left: daysLeft(purge_at, now),
    })),
    total,
  };
}

function daysLeft(purgeAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(purgeAt) - now) / DAY_MS));
}

/** Validates which records a request names, and that the user may delete and restore records of their kind. */
export function trashSelection(
  { kinds }: Pick<ContentServices, 'kinds'>,
  rights: Rights,
  value: unknown,
): TrashSelection & { kind: ContentKind } {
  const selection = validated(trashSelectionSchema, value);
  const kind = kinds.get(selection.entity);
  if (!kind?.rows) throw new NotFound();
  if (!rights.has(deleteRightOf(kind))) throw new Forbidden();
  return { ...selection, kind };
}

/** Restores all of the records or, when one of them cannot be restored, none. */
export function restoreRecords(
  services: WriteServices,
  context: WriteContext,
  { kind, ids }: Pick<ReturnType<typeof trashSelection>, 'kind' | 'ids'>,
): Promise<RestoredRecord[]> {
  return write(services, context, { action: 'restore', entity: kind.entity }, async (trx, stamp) => {
    const restored = [];
    for (const id of ids) restored.push(await restoreRecord(services, trx, { kind, id, context, stamp }));
    const data = restored.map(({ id, notes }) => ({ id, notes }));
    return { data, ...summary(restored.map(({ id, title }) => ({ record: id, title }))) };
  });
}

/** Deletes records for ever, with their history. */
export function destroyRecords(
  services: WriteServices,
  context: WriteContext,
  { kind: { entity }, ids }: Pick<ReturnType<typeof trashSelection>, 'kind' | 'ids'>,
): Promise<{ ids: number[] }> {
  const operation = { action: 'purge', entity, keepsPages: true } as const;
  return write(services, context, operation, async (trx) => {
    const destroyed = [];
    for (const record of ids) {
      const title = await destroy(trx, entity, record);
      if (title === null) throw notInTrash();
      destroyed.push({ record, title });
    }
    return { data: { ids: [...ids] }, ...summary(destroyed) };
  });
}

/** Deletes everything that the user may delete, or the records of one kind. Returns the number. */
export async function emptyTrash(
  services: WriteServices,
  context: WriteContext,
  { rights, entity }: Pick<TrashRequest, 'rights' | 'entity'>,
): Promise<{ count: number }> {
  const entities = allowedKinds(services, rights).filter((each) => entity === null || each === entity);
  return await write(services, context, { action: 'purge', entity: 'trash', keepsPages: true }, async (trx) => {
    const records = await inBatches(Infinity, (limit) => destroySome(trx, trashKeys(trx, entities, limit)));
    const drafts = await inBatches(Infinity, (limit) => destroyDiscarded(trx, entities, limit));
    const count = records + drafts;
    return { data: { count }, entityId: null, title: `${count} kayıt` };
  });
}

/** Deletes what has been in the trash for 30 days; part of the daily retention job. */
export async function purgeExpired(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ trash: number }> {
  const before = new Date(now).toISOString();
  const run = (limit: number) =>
    db.transaction().execute((trx) => destroySome(trx, expiredKeys(trx, before, Math.min(limit, limits.idList))));
  return { trash: await inBatches(Infinity, run) };
}

/** One that was restored a moment ago is skipped. */
async function destroySome(trx: Db, found: Promise<TrashKey[]>): Promise<number> {
  const keys = await found;
  for (const { entity, record } of keys) await destroy(trx, entity, record);
  return keys.length;
}

/** Deletes a record of the trash with its history and its drafts; returns its title, or null when it is not in the trash. */
async function destroy(trx: Db, entity: string, record: number): Promise<string | null> {
  const entry = await takeFromTrash(trx, entity, record);
  if (!entry) return null;
  const key = { entity, record: String(record) };
  await deleteVersions(trx, key);
  await deleteUnpublished(trx, key);
  await deleteStates(trx, key);
  return entry?.title ?? null;
}

/** Returns the details for the audit log. */
function summary(records: readonly Pick<TrashKey, 'record' | 'title'>[]): { entityId: number | null; title: string } {
  const [first, ...others] = records;
  if (first && others.length === 0) return { entityId: first.record, title: first.title };
  return { entityId: null, title: `${records.length} kayıt` };
}
