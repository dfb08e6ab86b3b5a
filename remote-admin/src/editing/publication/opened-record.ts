import type { RecordPublication, ScheduledPublication, WorkingCopy } from '@vitrin/shared-contracts/publication';
import { unpublished, type PublicationFacts } from '@vitrin/shared-contracts/publication-state';
import { filledValues } from '../form/filled-values.ts';
import { mergeValues } from '../form/merge-values.ts';

/** The publication of the record in a form. */
export interface OpenedPublication {
  entity: string;
  /** Key of the record; null for one that has never been published. */
  record: string | null;
  copy: WorkingCopy | null;
  schedule: ScheduledPublication | null;
  facts: PublicationFacts;
  /** False if the user may write drafts only of own records, and this is none. */
  mayDraft: boolean;
}

/** Returns the publication of a record, or of a new one that has at most a working copy. */
export function openedPublication(
  entity: string,
  record: string | null,
  {
    copy,
    schedule,
    may_draft: mayDraft = true,
    ...facts
  }: Pick<RecordPublication, 'copy' | 'schedule'> & Partial<RecordPublication>,
): OpenedPublication {
  return { entity, record, copy, schedule, mayDraft, facts: { ...unpublished, ...facts, copy, schedule } };
}

/** What a form is opened with. */
export interface OpenedValues<V> {
  initial: V;
  /** Version that the values are based on; null for a new record. */
  version: number | null;
  /** Changes with the record and with its working copy. */
  source: string;
}

interface Opening<V> {
  copy: WorkingCopy | null;
  live: { version: number | null; values: V };
}

/**
 * Returns the values of the working copy if there is one, merged with what was published since it was saved. If both changed the
 * same field, it stays based on its older version, so that publishing asks.
 */
export function openedValues<V extends object>({ copy, live }: Opening<V>): OpenedValues<V> {
  const source = `${live.version}/${copy ? `${copy.id}:${copy.rev}` : ''}`;
  if (!copy) return { initial: live.values, version: live.version, source };
  const mine = filledValues(JSON.parse(copy.form_json) as V, live.values);
  if (copy.base_version === live.version) return { initial: mine, version: live.version, source };
  const base = copy.base_json === null ? null : filledValues(JSON.parse(copy.base_json) as V, live.values);
  const merged = base && mergeValues(base, mine, live.values);
  if (merged?.conflicts.length === 0) return { initial: merged.value, version: live.version, source };
  return { initial: mine, version: copy.base_version, source };
}
