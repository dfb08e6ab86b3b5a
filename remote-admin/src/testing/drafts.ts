import { getConfig } from '@testing-library/react';
import { findDraftsOf, writeDraft } from '../editing/drafts/draft-store.ts';
import type { DraftScope } from '../editing/drafts/stored-draft.ts';

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

/** Returns the drafts of a user in this browser, newest first. The page may change meanwhile, as in `waitFor`. */
export function keptDrafts(email: string): Promise<KeptDraft[]> {
  return getConfig().asyncWrapper(() => readDrafts(email));
}

type KeptDraft = DraftScope & { values: unknown };

/** Returns the same outside the test itself. */
export async function readDrafts(email: string): Promise<KeptDraft[]> {
  const drafts = await findDraftsOf(email);
  return drafts.map(({ form, record, json }) => ({ email, form, record, values: JSON.parse(json) as unknown }));
}
