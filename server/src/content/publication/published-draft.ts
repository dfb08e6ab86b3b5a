import { exactTime } from '@vitrin/shared-contracts/relative-time';
import type { Db } from '../../platform/database/tables.ts';
import type { DraftOrigin, WriteContext } from '../../platform/database/write-context.ts';
import { OutdatedDraft } from '../../platform/errors.ts';
import { authorsOf, otherAuthors, starterOf } from './copy-authors.ts';
import { findCopy, lockCopy, type StoredCopy } from './working-copies.repository.ts';

/** Returns who has started and written a draft. */
export function originOf(copy: StoredCopy): DraftOrigin {
  return { startedBy: starterOf(copy), writers: authorsOf(copy) };
}

interface Publishing {
  entity: string;
  /** Record that is written; null if the write creates it. */
  record: string | null;
}

/**
 * Returns who has started and written the draft that a write publishes; null if it publishes none. Throws 409 if the draft
 * belongs to another record, or if the request names the revision that the user has seen, and the draft has another one or
 * is gone: what is published is what was seen.
 */
export async function publishedOrigin(
  trx: Db,
  { entity, record }: Publishing,
  context: WriteContext,
): Promise<DraftOrigin | null> {
  const { publishedCopy, origin = null } = context;
  if (!publishedCopy) return origin;
  await lockCopy(trx, publishedCopy.id);
  const copy = await findCopy(trx, entity, { id: publishedCopy.id });
  if (copy && copy.record !== record) throw changed(null);
  if (publishedCopy.rev !== undefined && copy?.rev !== publishedCopy.rev) throw changed(copy);
  return copy ? originOf(copy) : null;
}

function changed(copy: StoredCopy | null): OutdatedDraft {
  if (!copy)
    return new OutdatedDraft(
      'working-copy-gone',
      'Bu taslak bu arada yayınlanmış ya da silinmiş. Formdaki son hâle bakın.',
    );
  const when = exactTime(new Date(copy.updated_at));
  return new OutdatedDraft(
    'working-copy-changed',
    `Taslak, siz açtıktan sonra değişti (${copy.author_name}, ${when}). Son hâline bakıp yeniden yayınlayın.`,
  );
}

/** Returns the names of those who have written what another user publishes. */
export function writersBeside(origin: DraftOrigin | null, publisher: { id: number; name: string }): string[] {
  if (!origin) return [];
  const authors = JSON.stringify(origin.writers);
  return otherAuthors({ authors, author_name: '' }, publisher).map(({ name }) => name);
}
