import { object, string } from 'yup';
import { limits } from '../rules/limits.ts';
import type { FieldKind } from '../merge/content-fields.ts';
import { invalid } from '../rules/validation.ts';

/**
 * Why a version was stored. `baseline` is the state before the first recorded write, or after a change that no write has
 * recorded; its author is not known.
 */
export const versionCauseLabels = {
  baseline: 'Önceki hâli',
  create: 'Oluşturuldu',
  update: 'Güncellendi',
  delete: 'Çöpe taşındı',
  restore: 'Geri yüklendi',
  schedule: 'Zamanında yayınlandı',
  withdraw: 'Yayından kaldırıldı',
  merge: 'Birleştirilerek güncellendi',
  undo: 'Birleştirme geri alındı',
  replace: 'Sitede bulunup değiştirildi',
  'replace-undo': 'Toplu değiştirme geri alındı',
} as const;

/** Label of the oldest version, if it is the state before the first recorded write. */
export const firstVersionLabel = 'İlk kayıt';

/** Why a version was stored, as in `versionCauseLabels`. */
export type VersionCause = keyof typeof versionCauseLabels;

/** A field by its path, with the label that the form shows. */
export interface FieldName {
  path: string;
  label: string;
}

/** Row of `GET /api/admin/history/{entity}/{record}`, the newest version first. */
export interface VersionRow {
  /** `version` of the record after the write. */
  number: number;
  /** ISO time of the write. */
  at: string;
  /** Name of the author; empty when it is not known, and for writes from the command line. */
  author: string;
  /** Names of the others who have written the draft that was published; missing in responses of older servers. */
  writers?: string[];
  cause: VersionCause;
  /** Note of the staff; a version with a note is kept for ever. */
  note: string;
  /** Title of the record in this version. */
  title: string;
  /** Fields that differ from the version before. */
  changed: FieldName[];
}

/**
 * A field that differs between a version and the present state; for `…/{number}/change`, between the version before and
 * this one.
 */
export interface FieldChange extends FieldName {
  kind: FieldKind | 'translation';
  /** Value in the version; undefined when it did not have the field. */
  before?: unknown;
  /** Present value; undefined when the record has the field no more. */
  after?: unknown;
}

/** `data` of `GET /api/admin/history/{entity}/{record}/{number}`. */
export interface VersionDetail extends VersionRow {
  /** Fields that differ from the present state. */
  changes: FieldChange[];
}

/**
 * `data` of `GET /api/admin/history/{entity}/{record}/{number}/restored`: the record as the form would receive it after
 * restoring the version. Nothing is saved.
 */
export interface RestoredVersion {
  record: unknown;
  /** What the record lacks that the version had, as sentences for the user. */
  notes: string[];
}

/** `form_data` of the request that changes the note of a version; an empty note removes it. */
export const versionNoteSchema = object({
  note: string().trim().max(limits.versionNote.max, invalid.tooLong(limits.versionNote.max)).default(''),
});
