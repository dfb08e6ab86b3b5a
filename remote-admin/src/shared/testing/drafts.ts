import { findDraftsOf, writeDraft } from '../drafts/draft-store.ts';
import type { DraftScope } from '../drafts/stored-draft.ts';

/** Stores a draft in this browser, as an earlier opening of the form would have. */
export async function keepDraft(
  scope: DraftScope,
  values: unknown,
  { base = null, called }: { base?: number | null; called?: string } = {},
): Promise<void> {
  await writeDraft({
    ...scope,
    id: crypto.randomUUID(),
    base,
    title: '',
    json: JSON.stringify(values),
    savedAt: Date.now(),
    client: crypto.randomUUID(),
    seq: 1,
    ...(called === undefined ? {} : { called }),
  });
}

/** Returns the drafts of a user in this browser, newest first. */
export async function keptDrafts(email: string): Promise<(DraftScope & { values: unknown })[]> {
  const drafts = await findDraftsOf(email);
  return drafts.map(({ form, record, json }) => ({ email, form, record, values: JSON.parse(json) as unknown }));
}
