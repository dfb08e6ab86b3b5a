import type { DraftInput, DraftRecord, SavedDraft } from '@vitrin/shared-contracts/drafts';
import { durations, limits } from '@vitrin/shared-contracts/limits';
import type { RetentionRun } from '../../platform/database/retention-run.ts';
import { inBatches } from '../../platform/database/retention-run.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { countDrafts, deleteDraftsBefore, findDraft, insertDraft, replaceDraft } from './drafts.repository.ts';

interface DraftSave {
  id: string;
  userId: number;
  input: DraftInput;
}

/** Returns a draft with its values; one of another user does not exist. */
export async function ownDraft(db: Db, userId: number, id: string): Promise<DraftRecord> {
  const found = await findDraft(db, id);
  if (found?.userId !== userId) throw new NotFound();
  return found.draft;
}

/**
 * Stores the newest values of a form. Does not use the write helper, because a draft is no content: no audit log entry,
 * no content version, no idempotency key. A repeated save returns the stored numbers; a save that is based on an older
 * revision throws 409 with the stored draft.
 */
export function saveDraft({ db }: Pick<PlatformServices, 'db'>, save: DraftSave): Promise<SavedDraft> {
  return db.transaction().execute((trx) => inTransaction(trx, save));
}

async function inTransaction(trx: Db, { id, userId, input }: DraftSave): Promise<SavedDraft> {
  const { rev, ...values } = input;
  const toStore = { ...values, id, userId, now: new Date().toISOString() };
  if (!(await findDraft(trx, id))) {
    await requireRoom(trx, userId);
    if (await insertDraft(trx, toStore)) return { seq: input.seq, rev: 1, updated_at: toStore.now };
  }
  const stored = await ownDraft(trx, userId, id);
  if (stored.client === input.client && stored.seq >= input.seq)
    return { seq: stored.seq, rev: stored.rev, updated_at: stored.updated_at };
  if (await replaceDraft(trx, rev, toStore)) return { seq: input.seq, rev: rev + 1, updated_at: toStore.now };
  throw new Conflict(
    'draft-changed',
    'Bu yazı başka bir sekmede ya da bilgisayarda değişti.',
    await ownDraft(trx, userId, id),
  );
}

async function requireRoom(trx: Db, userId: number): Promise<void> {
  const most = limits.draft.perUser;
  if ((await countDrafts(trx, userId)) < most) return;
  throw new Invalid(
    null,
    'too-many-drafts',
    `Sunucuda en çok ${most} yarım kalan yazı saklanır. Gerekmeyenleri silin.`,
  );
}

/** Deletes drafts that have not been changed for 30 days. */
export async function deleteOldDrafts(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ drafts: number }> {
  const before = new Date(now - durations.draftMs).toISOString();
  return { drafts: await inBatches(Infinity, (limit) => deleteDraftsBefore(db, before, limit)) };
}
