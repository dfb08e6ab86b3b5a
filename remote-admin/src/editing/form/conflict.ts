import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { ValueConflict } from './merge-values.ts';

/** Checks whether another user has saved first: status 409 with both versions (product §11). */
export function isConflict(answer: ApiResponse<unknown>): boolean {
  const { status, data } = answer;
  return status === 409 && typeof data === 'object' && data !== null && 'current_version' in data;
}

/** Checks whether a colleague has changed, published or deleted the draft that the request publishes. */
export function isOutdatedDraft({ status, code }: ApiResponse<unknown>): boolean {
  return status === 409 && code === 'outdated-draft';
}

/** A save that met a newer version of the record: the form loads that version and merges it. */
export interface OpenConflict {
  saved: VersionConflict['saved'];
  /** Automatic merges of texts, by path. */
  proposals: ReadonlyMap<string, unknown>;
}

export function openConflict({ saved, conflicts = [] }: VersionConflict): OpenConflict {
  const proposed = conflicts.filter(({ proposal }) => proposal !== null && proposal !== undefined);
  return { saved, proposals: new Map(proposed.map(({ path, proposal }) => [path, proposal])) };
}

/** What the user has to decide before the form is saved. */
export interface Decisions {
  conflicts: readonly ValueConflict[];
  saved: VersionConflict['saved'];
  proposals: ReadonlyMap<string, unknown>;
  /** Called with the chosen value of each conflict by path. */
  resolve: (choices: ReadonlyMap<string, unknown>) => void;
  /** Called with the chosen values when the user wants to see them in the form before saving. */
  edit: (choices: ReadonlyMap<string, unknown>) => void;
  /** Called when the user goes back to writing; nothing is saved and nothing is lost. */
  cancel: () => void;
}
