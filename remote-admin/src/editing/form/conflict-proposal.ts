import type { FieldKind } from '@vitrin/shared-contracts/content-fields';
import { mergeRecord } from '@vitrin/shared-contracts/merge';
import type { ValueConflict } from './merge-values.ts';

/**
 * Joins both changes of a text as the server does, from what the form holds now: the user may have gone on writing since
 * the server has proposed one. Returns null if nothing can be joined.
 */
export function joinedText({ base, mine, theirs }: ValueConflict): unknown {
  const kind: FieldKind = typeof mine === 'string' ? 'text' : 'richText';
  const fields = { shared: { value: { label: '', kind } }, translated: {} };
  const { conflicts } = mergeRecord(fields, {
    base: { value: base },
    mine: { value: mine },
    theirs: { value: theirs },
  });
  return conflicts[0]?.proposal ?? null;
}
