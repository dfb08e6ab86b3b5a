import { parse } from 'secure-json-parse';
import { fieldLabel, type ContentValues } from '@vitrin/shared-contracts/content-fields';
import { upgradeValues } from '@vitrin/shared-contracts/records/upgrades';
import type { FieldChange } from '@vitrin/shared-contracts/history';
import type { WorkingCopy, WorkingCopyInput, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { fieldsOf, inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { fieldChanges } from '../../content/field-changes.ts';
import { authorsOf, otherAuthors, withAuthor, type CopyReader } from '../../content/publication/copy-authors.ts';
import { requireOwnCopy, requireOwnRecord } from '../../content/publication/own-drafts.ts';
import { mergeUnpublished, unpublishedPaths } from '../../content/publication/unpublished-changes.ts';
import {
  findCopy,
  insertCopy,
  lockCopy,
  replaceCopy,
  type ListedCopy,
  type SentValues,
  type StoredCopy,
} from '../../content/publication/working-copies.repository.ts';
import { deleteRightOf } from '../../content/trash/records-of.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { DraftOrigin, WriteContext } from '../../platform/database/write-context.ts';
import { NotFound, VersionConflict } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { reviewOf } from './stored-review.ts';

const entity = 'working-copy';

/** Returns a working copy as lists show it to a user. */
export function toCopyRow(kind: ContentKind, copy: ListedCopy, reader: CopyReader): WorkingCopyRow {
  const { id, record, title, author_name: author, updated_at, rev, base_version, changed } = copy;
  const fields = record === null ? kind.fields : fieldsOf(kind, record);
  const named = changed.map((path) => ({ path, label: fieldLabel(fields, path) }));
  const others = otherAuthors(copy, reader).map((other) => other.name);
  const can_discard = others.length === 0 || reader.rights.has(deleteRightOf(kind));
  const row = { id, record, title, author, updated_at, rev, base_version, changed: named, others, can_discard };
  return { ...row, review: reviewOf(copy) };
}

/** Returns a working copy as its form reads it. */
export function toWorkingCopy(kind: ContentKind, copy: StoredCopy, reader: CopyReader): WorkingCopy {
  const { upgrades } = kind;
  const form_json = upgradedJson(copy.form_json, upgrades);
  const base_json = copy.base_json === null ? null : upgradedJson(copy.base_json, upgrades);
  return { ...toCopyRow(kind, copy, reader), form_json, base_json };
}

interface CopyOf {
  kind: ContentKind;
  id: string;
  reader: CopyReader;
}

/** Returns stored form values in the present form of their kind. */
function upgradedJson(json: string, upgrades: ContentKind['upgrades']): string {
  return upgrades ? JSON.stringify(upgradeValues(Object(parse(json)) as ContentValues, upgrades)) : json;
}

/** Returns a working copy with the values of its form. */
export async function readCopy(
  { db }: Pick<PlatformServices, 'db'>,
  { kind, id, reader }: CopyOf,
): Promise<WorkingCopy> {
  const copy = await findCopy(db, kind.entity, { id });
  if (!copy) throw new NotFound();
  await requireOwnCopy(db, kind, copy, reader);
  return toWorkingCopy(kind, copy, reader);
}

/** Returns what publishing a working copy would change; nothing for a new record, which is new in all its fields. */
export async function copyChanges(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  { kind, id, reader }: CopyOf,
): Promise<FieldChange[]> {
  const copy = await findCopy(services.db, kind.entity, { id });
  if (!copy) throw new NotFound();
  await requireOwnCopy(services.db, kind, copy, reader);
  const { record } = copy;
  const live = record === null ? null : await kind.read(services, record);
  if (record === null || !live) return [];
  const { value } = await mergeUnpublished(services.db, kind, { ...copy, record }, live);
  const paths = await unpublishedPaths(services.db, kind, copy, live);
  return fieldChanges(fieldsOf(kind, record), paths, { before: live.values, after: value });
}

interface CopySave extends CopyOf {
  input: WorkingCopyInput & SentValues;
  /** Who has started and written it, for a draft that comes from another site; as far as this is not known, the user who saves it. */
  origin?: DraftOrigin;
}

/**
 * Saves a draft that the staff share; nothing of it is public. Throws 409 with the stored one when a colleague has saved
 * it since it was opened, or has saved the first one of the record.
 */
export function saveCopy(services: WriteServices, context: WriteContext, save: CopySave): Promise<WorkingCopyRow> {
  const { kind, id, input, reader, origin } = save;
  const operation = { action: input.rev === 0 ? 'create' : 'update', entity, keepsPages: true } as const;
  return write(services, context, operation, async (trx, stamp) => {
    const { rev, ...values } = input;
    await lockCopy(trx, id);
    const live = input.record === null ? null : await kind.read(inTransactionOf(services, trx), input.record);
    if (input.record !== null && !live) throw new NotFound();
    const changed = await unpublishedPaths(trx, kind, input, live);
    const before = await findCopy(trx, kind.entity, { id });
    await requireOwn(trx, save, before);
    const toStore = {
      ...values,
      ...signed(save, context, before),
      updated_at: stamp.now,
      id,
      entity: kind.entity,
      changed,
    };
    const startedBy = origin?.startedBy ?? context.actor.id;
    const isStored = rev === 0 ? await insertCopy(trx, toStore, startedBy) : await replaceCopy(trx, rev, toStore);
    if (!isStored) throw await conflictOf(trx, save);
    const stored = await findCopy(trx, kind.entity, { id });
    if (!stored) throw new NotFound();
    return { data: toCopyRow(kind, stored, reader), entityId: null, title: input.title, fields: changed };
  });
}

/** Returns who has written in a draft after a save, and who was the last one. */
function signed({ origin }: CopySave, { actor }: WriteContext, before: StoredCopy | null) {
  const writers = origin?.writers ?? [];
  const authors = writers.length > 0 ? writers : withAuthor(before ? authorsOf(before) : [], actor);
  return { author_name: authors.at(-1)?.name ?? actor.name, authors: JSON.stringify(authors) };
}

/** Whoever may write only own drafts neither changes nor takes over what others have started. */
async function requireOwn(trx: Db, { kind, reader, input: { record } }: CopySave, before: StoredCopy | null) {
  if (before) await requireOwnCopy(trx, kind, before, reader);
  if (record !== null && before?.record !== record) await requireOwnRecord(trx, kind, record, reader);
}

/** The stored working copy; 404 when it was published or discarded. */
async function conflictOf(trx: Db, { kind, id, input, reader }: CopySave): Promise<Error> {
  const { record, rev } = input;
  const byId = await findCopy(trx, kind.entity, { id });
  const stored = byId ?? (record === null ? null : await findCopy(trx, kind.entity, { record }));
  if (!stored) return new NotFound('working-copy-gone', 'Bu taslak bu arada yayınlanmış ya da silinmiş.');
  const { author_name: by, updated_at: at, changed: fields } = stored;
  const current = toWorkingCopy(kind, stored, reader);
  return new VersionConflict({ sent_version: rev, current_version: stored.rev, current, saved: { by, at, fields } });
}
