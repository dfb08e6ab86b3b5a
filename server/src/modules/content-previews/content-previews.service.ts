import type { ContentPreviewInput } from '@vitrin/shared-contracts/content-previews';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { durations, limits } from '@vitrin/shared-contracts/limits';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { ContentKind } from '../../content/content-kind.ts';
import { inBatches, type RetentionRun } from '../../platform/database/retention-run.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { isShownKind } from '../../content/shown-page.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import {
  deletePreviewsBefore,
  findPreview,
  keepNewestPreviews,
  savePreview,
  type StoredPreview,
} from './content-previews.repository.ts';

/** Values of a record that are shown without being saved. */
export interface ShownValues {
  kind: ContentKind;
  /** Null for a new record. */
  record: string | null;
  values: ContentValues;
}

/** Returns the kind of an entity that pages of the site show. Throws 404 for all others. */
export function shownKind({ kinds }: Pick<ContentServices, 'kinds'>, entity: string): ContentKind {
  const kind = kinds.get(entity);
  if (!kind || !isShownKind(kind)) throw new NotFound();
  return kind;
}

/**
 * Stores what a form contains now. Does not use the write helper, because nothing of the site changes: no audit log
 * entry, no version, no idempotency key.
 */
export async function saveContentPreview(
  { db }: Pick<PlatformServices, 'db'>,
  kind: ContentKind,
  { id, userId, input }: { id: string; userId: number; input: ContentPreviewInput },
): Promise<void> {
  requireNewRecords(kind, input.record);
  parseValues(input.values_json);
  const { entity, record, values_json } = input;
  const preview = { id, userId, entity, record, values_json, updated_at: new Date().toISOString() };
  await db.transaction().execute(async (trx) => {
    if (!(await savePreview(trx, preview))) throw new NotFound();
    await keepNewestPreviews(trx, userId, limits.contentPreviews.perUser);
  });
}

/** Returns the preview of a user; null for one of another user, and for one that has expired. */
export async function ownPreview(db: Db, userId: number, id: string): Promise<StoredPreview | null> {
  const found = await findPreview(db, id);
  if (found?.userId !== userId) return null;
  return Date.parse(found.updated_at) + durations.contentPreviewMs > Date.now() ? found : null;
}

/** Throws 422 if a new record of this kind cannot be shown. */
export function requireNewRecords(kind: ContentKind, record: string | null): void {
  if (record === null && !kind.create) throw new Invalid(null, 'new-record', 'Bu kayıt kaydedilmeden önizlenemez.');
}

/** Returns stored values. Throws when they are no JSON object. */
export function parseValues(text: string): ContentValues {
  const values = jsonField(new Map([['values_json', text]]), 'values_json');
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Invalid({ values_json: invalid.value });
  return values as ContentValues;
}

/** Deletes previews that have not been changed for a day. */
export async function deleteOldPreviews(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ contentPreviews: number }> {
  const before = new Date(now - durations.contentPreviewMs).toISOString();
  return { contentPreviews: await inBatches(Infinity, (limit) => deletePreviewsBefore(db, before, limit)) };
}
