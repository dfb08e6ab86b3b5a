import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import type { LocalDraft } from './stored-draft.ts';

const PREFIX = 'draft|';

/**
 * Moves drafts that an earlier version of the panel has written to local storage: they are removed there only after
 * `keep` has stored them.
 */
export async function takeOldDrafts(keep: (drafts: LocalDraft[]) => Promise<unknown>): Promise<void> {
  const keys = localStore.keys().filter((key) => key.startsWith(PREFIX));
  const found = keys.flatMap((key) => oldDraft(key) ?? []);
  if (found.length > 0) await keep(found);
  for (const key of keys) localStore.removeItem(key);
}

/** Key: `draft|e-mail|form|record|version|random`; null for what cannot be read. */
function oldDraft(key: string): LocalDraft | null {
  const [, email = '', form = '', record = ''] = key.split('|');
  try {
    const stored = JSON.parse(localStore.getItem(key) ?? '') as Record<string, unknown>;
    const { values = null, base, savedAt, called } = stored;
    return {
      // The same id in each tab, so that two tabs that start together store it once.
      id: key,
      email,
      form,
      record: Number(record),
      base: typeof base === 'number' ? base : null,
      title: '',
      json: JSON.stringify(values),
      savedAt: Number(savedAt),
      client: '',
      seq: 0,
      ...(typeof called === 'string' ? { called } : {}),
    };
  } catch {
    return null;
  }
}
