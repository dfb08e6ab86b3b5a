import type { MailboxKind } from 'shared-contracts/mailbox';
import { recordEvent, sourceOf } from '../../platform/audit/security-events.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { hasLookedSince } from './read-trail.repository.ts';

/** Who goes back and forth in the inbox leaves one line: the same look is told once in this time. */
const ONCE_IN_MS = 10 * 60_000;

export interface Looked {
  kind: MailboxKind;
  id: number;
  reference: string;
  what: 'message' | 'cv' | 'replies';
}

/** Tells the log who has seen personal data, before it is shown; by the reference, never by the name. */
export async function noteLook(db: Db, context: WriteContext, { kind, id, reference, what }: Looked): Promise<void> {
  const fields = [what];
  const look = { userId: context.actor.id, kind, id, fields };
  if (await hasLookedSince(db, look, new Date(Date.now() - ONCE_IN_MS).toISOString())) return;
  await recordEvent(db, sourceOf(context), {
    operation: 'read',
    result: 'done',
    actor: context.actor,
    entity: kind,
    entityId: id,
    title: reference,
    fields,
  });
}
