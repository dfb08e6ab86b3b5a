import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';
import type { ContentKind } from '../../content/content-kind.ts';
import { offSite, publishedAt } from '../../content/publication/site-state.ts';

/** Returns the values that a publication saves: with the state that it sets, and its time as the time of publication. */
export function dueValues(
  kind: Pick<ContentKind, 'fields'>,
  { action, due_at }: { action: ScheduledAction; due_at: string },
  values: ContentValues,
): ContentValues {
  return action === 'withdraw' ? offSite(values) : publishedAt(kind, values, due_at);
}
