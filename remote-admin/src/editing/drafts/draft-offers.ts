import type { DraftRow } from '@vitrin/shared-contracts/drafts';
import { findDraftsOf, removeDraft } from './draft-store.ts';
import type { LocalDraft } from './stored-draft.ts';
import { deleteServerDraft, listServerDrafts, readServerDraft } from './drafts.api.ts';
import { parseStored } from './stored-values.ts';
import type { StoredDraft } from './stored-draft.ts';

export interface OfferedDraft extends StoredDraft {
  /** Revision on the server; null: the server has no copy that is known here. */
  rev: number | null;
}

/** Drafts that this page has deleted; a response that was under way may still list them. */
const forgotten = new Set<string>();

/**
 * Returns the drafts of a user, newest first: those of this browser at once to `onLocal`, and with those of the server
 * as the result. Of two copies of a draft the newer one counts.
 */
export async function findOffers(
  email: string,
  onLocal: (drafts: readonly OfferedDraft[]) => void = () => undefined,
): Promise<readonly OfferedDraft[]> {
  const asked = listServerDrafts();
  const local = await findDraftsOf(email);
  onLocal(merge(local, []));
  return merge(local, (await asked) ?? []);
}

/** Returns the values of a draft; null if its copy on the server cannot be read. */
export async function readOffer(draft: OfferedDraft): Promise<{ values: unknown } | null> {
  if (draft.place !== 'server') return { values: draft.values };
  const found = await readServerDraft(draft.id);
  return found ? parseStored(draft.form, found.values_json) : null;
}

/** Deletes a draft in both places, on the server only the revision that is known here. */
export async function removeOffer({ id, rev }: OfferedDraft): Promise<void> {
  forgotten.add(id);
  await Promise.all([removeDraft(id), rev === null ? null : deleteServerDraft(id, rev)]);
}

/** Deletes the draft of a form that has been saved; `ended` resolves to whether the server may have a copy. */
export function forgetDraft(id: string, ended: Promise<boolean>): void {
  forgotten.add(id);
  void removeDraft(id);
  void ended.then((wasSent) => (wasSent ? deleteServerDraft(id, null) : null));
}

function merge(local: readonly LocalDraft[], server: readonly DraftRow[]): OfferedDraft[] {
  const rows = new Map(server.map((row) => [row.id, row]));
  const here = local.flatMap((draft) => fromLocal(draft, rows.get(draft.id)) ?? []);
  const known = new Set(here.map(({ id }) => id));
  const there = server.filter(({ id }) => !known.has(id)).map(fromServer);
  return [...here, ...there]
    .filter(({ id }) => !forgotten.has(id))
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/** Returns null for a copy that cannot be read. */
function fromLocal(draft: LocalDraft, row: DraftRow | undefined): OfferedDraft | null {
  if (row && isNewerOnServer(draft, row)) return fromServer(row);
  const { id, form, record, base, savedAt, called, title, json } = draft;
  const content = parseStored(form, json);
  if (!content) return null;
  const isOnBoth = row?.client === draft.client && row.seq === draft.seq;
  return {
    id,
    form,
    record,
    base,
    savedAt,
    title,
    values: content.values,
    place: isOnBoth ? 'both' : 'local',
    rev: row?.rev ?? null,
    ...(called === undefined ? {} : { called }),
  };
}

/** Copies of one opened form are compared by their numbers, others by their times. */
function isNewerOnServer({ client, seq, savedAt }: LocalDraft, row: DraftRow): boolean {
  return row.client === client ? row.seq > seq : Date.parse(row.updated_at) > savedAt;
}

function fromServer({ id, form, record, base_version: base, title, updated_at, rev }: DraftRow): OfferedDraft {
  return { id, form, record, base, title, savedAt: Date.parse(updated_at), values: undefined, place: 'server', rev };
}
