import type { AuditAction, AuditResult } from '@vitrin/shared-contracts/audit';
import { addressPrefix } from '../address-prefix.ts';
import { addAuditRow } from './audit-row.repository.ts';
import { anonymousOperations, countExcessFailure } from './failed-sign-ins.repository.ts';
import type { Db } from '../database/tables.ts';
import type { WriteContext } from '../database/write-context.ts';

/** Source of an event, such as a request. */
export interface EventSource {
  id: string;
  ip: string;
}

export function sourceOf({ requestId, address = '' }: WriteContext): EventSource {
  return { id: requestId, ip: address };
}

export interface SecurityEvent {
  operation: AuditAction;
  result: AuditResult;
  /** Null for an unknown user. */
  actor: { id: number; name: string } | null;
  /** Subject of the event as text: an e-mail address or a path of the panel. */
  title: string;
  entity?: string;
  entityId?: number;
  /** Names of the changed fields, never values. */
  fields?: readonly string[];
}

/**
 * Operations whose repeated rejection is logged once a minute, so that a client that keeps retrying cannot fill the
 * disk.
 */
const RATE_LIMITED_OPERATIONS: ReadonlySet<AuditAction> = new Set(['access', 'throttle']);
const REPEAT_WINDOW_MS = 60_000;

/** Records an event that is no change of content: a sign-in, a failed sign-in, a denied access. */
export async function recordEvent(db: Db, source: EventSource, event: SecurityEvent): Promise<void> {
  const now = Date.now();
  if (RATE_LIMITED_OPERATIONS.has(event.operation) && (await isRepeated(db, source, event, now))) return;
  if (isAnonymousFailure(event) && (await countExcessFailure(db, source.ip, now))) return;
  await addAuditRow(db, {
    at: new Date(now).toISOString(),
    actor: event.actor,
    action: event.operation,
    result: event.result,
    entity: event.entity ?? 'session',
    entityId: event.entityId ?? null,
    title: event.title,
    fields: event.fields ?? [],
    requestId: source.id,
    address: source.ip,
  });
}

function isAnonymousFailure({ operation, result, actor }: SecurityEvent): boolean {
  return actor === null && result === 'failed' && anonymousOperations.includes(operation);
}

async function isRepeated(db: Db, { ip }: EventSource, event: SecurityEvent, now: number): Promise<boolean> {
  const same = db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', event.operation)
    .where('at', '>', new Date(now - REPEAT_WINDOW_MS).toISOString())
    .where('title', '=', event.title)
    .where('address', '=', addressPrefix(ip));
  const byActor = event.actor ? same.where('actor_id', '=', event.actor.id) : same.where('actor_id', 'is', null);
  return (await byActor.limit(1).executeTakeFirst()) !== undefined;
}
