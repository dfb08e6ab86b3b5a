import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ContentKind } from '../../content/content-kind.ts';
import { mergeUnpublished, unpublishedValues, type LiveRecord } from '../../content/publication/unpublished-changes.ts';
import { findCopy, type StoredCopy } from '../../content/publication/working-copies.repository.ts';
import { currentRights } from '../../platform/auth/entitled-user.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { parseValues, shownKind, type ShownValues } from './content-previews.service.ts';
import type { StoredLink } from './preview-links.repository.ts';

/** What a preview shows: the form of a user, a copy of a form, a saved draft, or the record itself. */
export interface PreviewSource {
  kind: 'form' | 'copy' | 'draft' | 'record';
  /** ISO time from which the values are; null for the record. */
  at: string | null;
}

/** `gone`: the record or its draft was deleted; `closed`: the author of the link may not see the record any more. */
export type LinkContent =
  | { state: 'found'; shown: ShownValues; source: PreviewSource }
  | { state: 'gone' }
  | { state: 'closed' };

type Followed = Pick<StoredLink, 'entity' | 'record' | 'copy_id'>;
type Source = Pick<ContentServices, 'config' | 'db' | 'kinds'>;

/** Returns what a valid link shows now. */
export async function contentOfLink(services: Source, link: StoredLink): Promise<LinkContent> {
  const kind = shownKind(services, link.entity);
  if (link.follows === 1)
    return (await mayFollow(services, link)) ? followedContent(services, kind, link) : { state: 'closed' };
  const { record, values_json, created_at } = link;
  const shown = { kind, record, values: parseValues(values_json) };
  return { state: 'found', shown, source: { kind: 'copy', at: created_at } };
}

/**
 * Checks whether the author of a link is active and still has the right of its kind. What is saved later becomes visible
 * in the author's name, as with a scheduled publication.
 */
export async function mayFollow({ db, kinds }: Source, { entity, user_id }: StoredLink): Promise<boolean> {
  const kind = kinds.get(entity);
  return kind !== undefined && user_id !== null && (await currentRights(db, user_id)).has(kind.right);
}

/** Checks whether there is something to follow: a record, or the saved draft of a new one. */
export async function isFollowable(
  trx: Db,
  { entity }: ContentKind,
  { record, copy }: { record: string | null; copy: string | null },
): Promise<boolean> {
  if (record !== null) return true;
  return copy !== null && (await findCopy(trx, entity, { id: copy })) !== null;
}

async function followedContent(services: Source, kind: ContentKind, link: Followed): Promise<LinkContent> {
  const { record } = link;
  const live = record === null ? null : await kind.read(services, record);
  if (record !== null && !live) return { state: 'gone' };
  const copy = await copyOf(services.db, link);
  if (copy) {
    const values = await draftValues(services.db, kind, { copy, record, live });
    return { state: 'found', shown: { kind, record, values }, source: { kind: 'draft', at: copy.updated_at } };
  }
  if (!live) return { state: 'gone' };
  return { state: 'found', shown: { kind, record, values: live.values }, source: { kind: 'record', at: null } };
}

/** Returns the draft of the record; of a new record, the one that the link was made of. */
async function copyOf(db: Db, { entity, record, copy_id }: Followed): Promise<StoredCopy | null> {
  if (record !== null) return findCopy(db, entity, { record });
  return copy_id === null ? null : findCopy(db, entity, { id: copy_id });
}

interface Draft {
  copy: StoredCopy;
  record: string | null;
  /** Null for a new record. */
  live: LiveRecord | null;
}

/** Returns the values of a draft, merged with what was published since, as its form shows them. */
async function draftValues(db: Db, kind: ContentKind, { copy, record, live }: Draft): Promise<ContentValues> {
  if (record === null || !live) return unpublishedValues(kind, copy);
  return (await mergeUnpublished(db, kind, { ...copy, record }, live)).value;
}
