import type { ContentValues } from 'shared-contracts/content-fields';
import type { ScheduledAction } from 'shared-contracts/publication';
import type { ContentKind } from '../../content/content-kind.ts';

/** Returns the values that a publication saves: with the state that it sets, and its time as the time of publication. */
export function dueValues(
  { fields: { shared } }: Pick<ContentKind, 'fields'>,
  { action, due_at }: { action: ScheduledAction; due_at: string },
  values: ContentValues,
): ContentValues {
  if (action === 'withdraw') return { ...values, active: 0 };
  return {
    ...values,
    ...('active' in shared ? { active: 1 } : {}),
    ...('published_at' in shared ? { published_at: due_at } : {}),
  };
}
