import type { VersionCause } from '@vitrin/shared-contracts/history';
import type { AuditAction } from '@vitrin/shared-contracts/audit';
import type { MergedChanges, MovedAddress } from '@vitrin/shared-contracts/envelope';
import { Conflict } from '../platform/errors.ts';
import type { ContentServices } from './content-services.ts';
import { addAuditRow } from '../platform/audit/audit-row.repository.ts';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import { storeResponse, claimIdempotencyKey } from '../platform/database/idempotency.ts';
import type { Db } from '../platform/database/tables.ts';
import { recordBaseline, recordVersion, type RecordedVersion } from './history/record-version.ts';
import { refreshUnpublished } from './publication/after-write.ts';
import { publishedOrigin, writersBeside } from './publication/published-draft.ts';
import { saveStarter } from './publication/record-starters.repository.ts';
import { writeSearch } from './search/write-search.ts';
import { writeTranslations } from './translations/write-translations.ts';
import { enqueueContentEvents } from './webhook-events.ts';
import { writeLinks } from './write-links.ts';
import { writeOriginal } from './write-original.ts';

import { guardVersion, type VersionGuard } from './version-guard.ts';
import { commandLineActor, type Stamp, type WriteContext } from '../platform/database/write-context.ts';
import type { WriteResult } from '../platform/database/write-result.ts';

export interface WriteOperation {
  action: Exclude<AuditAction, 'sign-in' | 'sign-out' | 'access' | 'throttle'>;
  entity: string;
  /** Key of the changed record; with it, the state before the change is in the history too. The guard's id by default. */
  record?: string;
  /** Required for updates: throws 409 if another user has saved since. */
  guard?: VersionGuard;
  /** Why the change is made, for the history. `update` by default. */
  cause?: VersionCause;
  note?: string;
  /** True if visitors do not see the change, so that cached pages stay valid. */
  keepsPages?: boolean;
}

/** Result of a change: the data of the response, and the details for the audit log. Fields are names, never values. */
export interface Written<T> {
  data: T;
  entityId: number | null;
  title: string;
  fields?: readonly string[];
  /** Key of the record in the history, if it has no id. */
  record?: string;
  /** Keys of the records that were deleted, if there are several. */
  deleted?: readonly string[];
  /** Why the change was made, if that is known only now. */
  cause?: VersionCause;
  /** Version that the written values were made from, if that is older than the present one. */
  opened?: number;
  /** Changes of others that the write has kept. */
  merged?: MergedChanges;
  /** What staff should know about the write, besides that it is done. */
  notice?: string;
}

export type WriteServices = Pick<ContentServices, 'config' | 'contentVersion' | 'db' | 'kinds'>;

export type ChangeOf<T> = (trx: Db, stamp: Stamp) => Promise<Written<T>>;

/** Runs a change like `writeContent` and returns only the data of the response. */
export async function write<T>(
  services: WriteServices,
  context: WriteContext,
  operation: WriteOperation,
  change: ChangeOf<T>,
): Promise<T> {
  return (await writeContent(services, context, operation, change)).data;
}

/**
 * Runs a change of what staff edit; all changes use it. One transaction covers idempotency, the version check, the
 * change, the audit log entry and the content version. Inside `change`, only queries on `trx` may be awaited. A repeated
 * request gets the data of the first one, without what else that one has done.
 */
export async function writeContent<T>(
  services: WriteServices,
  context: WriteContext,
  operation: WriteOperation,
  change: ChangeOf<T>,
): Promise<WriteResult<T>> {
  const outcome = await services.db
    .transaction()
    .execute((trx) => inTransaction(services, trx, { context, operation }, change));
  if (outcome.version !== null) services.contentVersion.raise(outcome.version, changedEntities(services, operation));
  return outcome.result;
}

/**
 * Runs a change as `write` does, within the open transaction of another write: for a request that changes several records. After
 * the commit, that request tells this process what has changed.
 */
export async function writeWithin<T>(
  services: WriteServices,
  trx: Db,
  { context, operation }: Requested,
  change: ChangeOf<T>,
): Promise<T> {
  const requested = { context: { ...context, idempotencyKey: null }, operation };
  return (await inTransaction(services, trx, requested, change)).result.data;
}

interface Outcome<T> {
  result: WriteResult<T>;
  version: number | null;
}

interface Requested {
  context: WriteContext;
  operation: WriteOperation;
}

async function inTransaction<T>(
  services: WriteServices,
  trx: Db,
  { context, operation }: Requested,
  change: ChangeOf<T>,
): Promise<Outcome<T>> {
  const name = `${operation.entity}.${operation.action}`;
  const storedResult = await claimIdempotencyKey(trx, context, name);
  if (storedResult) return { result: { data: storedResult.data as T }, version: null };
  const stamp = {
    now: new Date().toISOString(),
    userId: context.actor.id === commandLineActor.id ? null : context.actor.id,
  };
  const history = historyOf(services, trx, { context, operation }, stamp);
  await history.before();
  if (operation.guard) await guardVersion(trx, operation.entity, operation.guard, stamp);
  const written = await change(trx, stamp).catch((error: unknown) => {
    throw conflictOf(trx, error) ?? error;
  });
  const { recorded, moved } = await history.after(written);
  await recordWrite(trx, { at: stamp.now, context, operation, written: { ...written, ...asInHistory(recorded) } });
  await storeResponse(trx, context, name, written.data);
  const result = resultOf(written, moved);
  if (operation.keepsPages) return { result, version: null };
  const version = await raiseContentVersion(trx, changedEntities(services, operation));
  await helpersOf(trx).notifyContentChange(trx, version);
  return { result, version };
}

function changedEntities({ kinds }: WriteServices, { entity }: WriteOperation): string[] {
  return [entity, ...(kinds.get(entity)?.copies ?? [])];
}

function resultOf<T>({ data, merged, notice }: Written<T>, moved: MovedAddress[]): WriteResult<T> {
  return {
    data,
    ...(merged && { merged }),
    ...(moved.length > 0 && { moved }),
    ...(notice !== undefined && { notice }),
  };
}

/** What the history has recorded of a change. */
interface Recorded {
  recorded: RecordedVersion | null;
  moved: MovedAddress[];
}

const unrecorded: Recorded = { recorded: null, moved: [] };

/**
 * Returns what records the change of a kind with a history: its version, its links, its changed addresses, the states of
 * its translations, and what visitors find it by. For other entities it does nothing.
 */
function historyOf(services: WriteServices, trx: Db, { context, operation }: Requested, stamp: Stamp) {
  const { entity, action, guard } = operation;
  const kind = services.kinds.get(entity);
  if (!kind) return { before: nothing, after: async () => unrecorded };
  const isSaved = action === 'create' || action === 'update';
  const key = operation.record ?? (guard ? String(guard.id) : undefined);
  const original = writeOriginal(services, trx, { kind, context, stamp });
  const links = writeLinks(services, trx, kind);
  const translations = writeTranslations(trx, kind);
  const search = writeSearch(services, trx, kind);
  const usualCause: VersionCause = operation.cause ?? (action === 'create' ? 'create' : 'update');
  const versionOf = (record: string, { cause = usualCause }: Written<unknown>) => {
    const { note } = operation;
    return { kind, record, context, stamp, cause, ...(note && { note }) };
  };
  const draftOf = async (record: string) => {
    const isNew = action === 'create';
    const origin = await publishedOrigin(trx, { entity, record: isNew ? null : record }, context);
    const starter = origin?.startedBy ?? stamp.userId;
    if (isNew && starter !== null) await saveStarter(trx, { entity, record }, starter);
    return { writers: writersBeside(origin, context.actor) };
  };
  return {
    async before() {
      if (key === undefined) return;
      const isPart = await original.before(key);
      if (!isSaved) return;
      await search.before(key);
      const stored = await recordBaseline(services, trx, { kind, record: key, stamp });
      if (isPart) return;
      await translations.before(key, stored);
      await links.before(key);
    },
    async after(written: Written<unknown>): Promise<Recorded> {
      const records = keysOf(written, key);
      await enqueueContentEvents(trx, services.config, { kind, operation, written, records });
      const isPart = await original.after(records[0]);
      if (action === 'delete') {
        await links.deleted(records);
        await translations.deleted(records);
        await search.deleted(records);
        return unrecorded;
      }
      const [record] = records;
      if (!isSaved || record === undefined) return unrecorded;
      const draft = await draftOf(record);
      const recorded = await recordVersion(services, trx, { ...versionOf(record, written), ...draft });
      const stored = recorded?.stored ?? null;
      const moved = isPart ? [] : await links.saved(record, stored);
      if (!isPart && action === 'create') await translations.created(record, stored);
      else if (!isPart) await translations.saved(record, stored, written.opened);
      await search.saved(record, stored);
      await refreshUnpublished(services, trx, { kind, record, publishedCopy: context.publishedCopy });
      return { recorded, moved };
    },
  };
}

async function nothing(): Promise<void> {}

/**
 * Returns what the audit log says as the history does: the name of the record, and the fields that really differ. A
 * creation changes no fields.
 */
function asInHistory(recorded: RecordedVersion | null): Pick<Written<unknown>, 'title' | 'fields'> | null {
  if (!recorded) return null;
  const { stored, changed } = recorded;
  return { title: stored.title, ...(changed && { fields: changed }) };
}

/** Returns the keys of the records that a write has changed or deleted. */
function keysOf({ entityId, record, deleted }: Written<unknown>, key: string | undefined): readonly string[] {
  const written = record ?? key ?? (entityId === null ? undefined : String(entityId));
  return deleted ?? (written === undefined ? [] : [written]);
}

/** Returns the error for a write that failed because of a concurrent one; null for other errors. */
function conflictOf(trx: Db, error: unknown): Error | null {
  const kind = helpersOf(trx).errorKind(error);
  if (kind === 'unique')
    return new Conflict('concurrent-write', 'Aynı anda başka bir kayıt yapıldı. Lütfen yeniden deneyin.');
  if (kind === 'foreign-key')
    return new Conflict(
      'related-record-changed',
      'Bağlı bir kayıt bu arada değişti. Sayfayı yenileyip yeniden deneyin.',
    );
  return null;
}

interface DoneWrite {
  at: string;
  context: WriteContext;
  operation: WriteOperation;
  written: Written<unknown>;
}

async function recordWrite(trx: Db, { at, context, operation, written }: DoneWrite): Promise<void> {
  await addAuditRow(trx, {
    at,
    actor: context.actor.id === commandLineActor.id ? null : context.actor,
    action: operation.action,
    result: 'done',
    entity: operation.entity,
    entityId: written.entityId,
    title: written.title,
    fields: written.fields ?? [],
    requestId: context.requestId,
    address: context.address ?? '',
  });
}
