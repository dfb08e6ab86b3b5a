import { parse } from 'secure-json-parse';
import {
  fieldAt,
  fieldLabel,
  valueAt,
  type ContentFields,
  type ContentValues,
} from '@vitrin/shared-contracts/content-fields';
import { upgradeValues } from '@vitrin/shared-contracts/records/upgrades';
import { changedPaths, mergeRecord, type MergeResult } from '@vitrin/shared-contracts/merge';
import type { Db } from '../../platform/database/tables.ts';
import { fieldsOf, type ContentKind, type StoredRecord } from '../content-kind.ts';
import { valuesAt } from '../history/record-version.ts';
import { STATE_FIELD } from './site-state.ts';

/** Values that were made from a version of a record and are not published. */
export interface Unpublished {
  record: string | null;
  base_version: number | null;
  values_json: string;
}

/** Returns the values of a working copy or of a scheduled publication, in the present form of its kind. */
export function unpublishedValues(
  { upgrades }: Pick<ContentKind, 'upgrades'>,
  { values_json }: Pick<Unpublished, 'values_json'>,
): ContentValues {
  return upgradeValues(Object(parse(values_json)) as ContentValues, upgrades);
}

/** The present state of a record: unpublished values are merged with it. */
export type LiveRecord = Pick<StoredRecord, 'values' | 'version'>;

/** Merges unpublished values with the present state of their record. */
export async function mergeUnpublished(
  trx: Db,
  kind: ContentKind,
  unpublished: Unpublished & { record: string },
  live: LiveRecord,
): Promise<MergeResult> {
  const { record, base_version } = unpublished;
  const recorded = base_version === null ? null : await valuesAt(trx, kind, record, base_version);
  // Without the version that they were made from, every difference is a change of theirs to decide about.
  const base = base_version === live.version ? presentBase(live.values, recorded) : (recorded ?? {});
  return mergeRecord(fieldsOf(kind, record), { base, mine: unpublishedValues(kind, unpublished), theirs: live.values });
}

/**
 * Returns what values were made from while their record still has the same version: its present values. The history need not
 * have them: demo content, imports and restored sites begin without versions, and an upgrade may have added fields to a record. Languages
 * that were deleted from the site since then raise no version; the history still has them.
 */
function presentBase(present: ContentValues, recorded: ContentValues | null): ContentValues {
  const translations = { ...recorded?.translations, ...present.translations };
  return Object.keys(translations).length > 0 ? { ...present, translations } : present;
}

/** Returns the paths that publishing would change. */
export async function unpublishedPaths(
  trx: Db,
  kind: ContentKind,
  unpublished: Unpublished,
  live: LiveRecord | null,
): Promise<string[]> {
  const { record } = unpublished;
  if (record === null || live === null)
    return named(changedPaths(kind.fields, {}, unpublishedValues(kind, unpublished)));
  const { value } = await mergeUnpublished(trx, kind, { ...unpublished, record }, live);
  const fields = fieldsOf(kind, record);
  return named(changedPaths(fields, live.values, value)).filter((path) => !isGenerated(fields, path, value));
}

/** Returns why merging is impossible, by the labels of the fields; empty if it is possible. */
export function mergeProblem(fields: ContentFields, { conflicts }: MergeResult): string {
  if (conflicts.length === 0) return '';
  const labels = conflicts.map(({ path }) => fieldLabel(fields, path));
  return `Zamanlandıktan sonra şu alanlar değişti: ${labels.join(', ')}.`;
}

/** Checks for a field that was left empty, so that its value is generated: it is no change of the present one. */
function isGenerated(fields: ContentFields, path: string, values: ContentValues): boolean {
  return (fieldAt(fields, path)?.isGenerated ?? false) && valueAt(values, path) === '';
}

/** The state of being on the site is what publishing sets; it is no change of its own. */
function named(paths: readonly string[]): string[] {
  return paths.filter((path) => path !== STATE_FIELD);
}
