import { durations } from '@vitrin/shared-contracts/limits';
import type { DraftScope, LocalDraft } from './stored-draft.ts';
import { transact } from './draft-database.ts';

/**
 * Stores the draft and deletes those that it replaces, in one transaction. Returns false if the browser stores nothing,
 * or if there is no room.
 */
export async function writeDraft(draft: LocalDraft, replaced: readonly string[] = []): Promise<boolean> {
  try {
    await transact('readwrite', async (store) => {
      const done = [store.put(draft), ...replaced.map((id) => store.delete(id))];
      // Explicitly: without it, a page that is being left aborts the transaction.
      store.transaction.commit();
      await Promise.all(done);
    });
    return true;
  } catch {
    return false;
  }
}

/** Deletes the copy in this browser. Does nothing without a working storage. */
export async function removeDraft(id: string): Promise<void> {
  await transact('readwrite', async (store) => {
    const done = store.delete(id);
    store.transaction.commit();
    await done;
  }).catch(() => undefined);
}

/** Returns all drafts of a user, newest first; empty without a working storage. Deletes those older than 30 days. */
export async function findDraftsOf(email: string): Promise<LocalDraft[]> {
  const all = await transact('readonly', (store) => store.index('email').getAll(email)).catch(() => []);
  for (const { id } of all.filter((draft) => !isFresh(draft))) void removeDraft(id);
  return all.filter(isFresh).toSorted((one, other) => other.savedAt - one.savedAt);
}

/** Returns the drafts of a form, newest first. */
export async function findDrafts({ email, form, record }: DraftScope): Promise<LocalDraft[]> {
  const all = await findDraftsOf(email);
  return all.filter((draft) => draft.form === form && draft.record === record);
}

/** Moves the drafts of a user to a new e-mail address. */
export async function moveDrafts(from: string, to: string): Promise<void> {
  if (from === to) return;
  await transact('readwrite', async (store) => {
    const all = await store.index('email').getAll(from);
    await Promise.all(all.map((draft) => store.put({ ...draft, email: to })));
  }).catch(() => undefined);
}

function isFresh({ savedAt }: LocalDraft): boolean {
  return Date.now() - savedAt < durations.draftMs;
}
