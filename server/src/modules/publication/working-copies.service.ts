import { fieldLabel } from '@vitrin/shared-contracts/content-fields';
import type { WorkingCopy, WorkingCopyInput, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { fieldsOf, inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { unpublishedPaths } from '../../content/publication/unpublished-changes.ts';
import {
  deleteCopy,
  findCopy,
  insertCopy,
  replaceCopy,
  type ListedCopy,
  type SentValues,
  type StoredCopy,
} from '../../content/publication/working-copies.repository.ts';
import { write } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { NotFound, VersionConflict } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';

const entity = 'working-copy';

/** Returns a working copy as lists show it. */
export function toCopyRow(kind: ContentKind, copy: ListedCopy): WorkingCopyRow {
  const { id, record, title, author_name: author, updated_at, rev, base_version, changed } = copy;
  const fields = record === null ? kind.fields : fieldsOf(kind, record);
  const named = changed.map((path) => ({ path, label: fieldLabel(fields, path) }));
  return { id, record, title, author, updated_at, rev, base_version, changed: named };
}

/** Returns a working copy as its form reads it. */
export function toWorkingCopy(kind: ContentKind, copy: StoredCopy): WorkingCopy {
  const { form_json, base_json } = copy;
  return { ...toCopyRow(kind, copy), form_json, base_json };
}

/** Returns a working copy with the values of its form. */
export async function readCopy({ db }: Pick<Services, 'db'>, kind: ContentKind, id: string): Promise<WorkingCopy> {
  const copy = await findCopy(db, kind.entity, { id });
  if (!copy) throw new NotFound();
  return toWorkingCopy(kind, copy);
}

interface CopySave {
  kind: ContentKind;
  id: string;
  input: WorkingCopyInput & SentValues;
}

/**
 * Saves a draft that the staff share; nothing of it is public. Throws 409 with the stored one when a colleague has saved
 * it since it was opened, or has saved the first one of the record.
 */
export function saveCopy(services: Services, context: WriteContext, save: CopySave): Promise<WorkingCopyRow> {
  const { kind, id, input } = save;
  const operation = { action: input.rev === 0 ? 'create' : 'update', entity, keepsPages: true } as const;
  return write(services, context, operation, async (trx, stamp) => {
    const { rev, ...values } = input;
    const live = input.record === null ? null : await kind.read(inTransactionOf(services, trx), input.record);
    if (input.record !== null && !live) throw new NotFound();
    const changed = await unpublishedPaths(trx, kind, input, live);
    const author = { author_name: context.actor.name, updated_at: stamp.now };
    const toStore = { ...values, ...author, id, entity: kind.entity, changed };
    const isStored = rev === 0 ? await insertCopy(trx, toStore) : await replaceCopy(trx, rev, toStore);
    if (!isStored) throw await conflictOf(trx, save);
    const stored = await findCopy(trx, kind.entity, { id });
    if (!stored) throw new NotFound();
    return { data: toCopyRow(kind, stored), entityId: null, title: input.title, fields: changed };
  });
}

/** The stored working copy; 404 when it was published or discarded. */
async function conflictOf(trx: Db, { kind, id, input }: CopySave): Promise<Error> {
  const { record, rev } = input;
  const byId = await findCopy(trx, kind.entity, { id });
  const stored = byId ?? (record === null ? null : await findCopy(trx, kind.entity, { record }));
  if (!stored) return new NotFound('working-copy-gone', 'Bu taslak bu arada yayınlanmış ya da silinmiş.');
  const { author_name: by, updated_at: at, changed: fields } = stored;
  const current = toWorkingCopy(kind, stored);
  return new VersionConflict({ sent_version: rev, current_version: stored.rev, current, saved: { by, at, fields } });
}

/** Deletes a working copy that has still the revision that the user has seen. */
export async function discardCopy(
  services: Services,
  context: WriteContext,
  { kind, id, rev }: { kind: ContentKind; id: string; rev: number | null },
): Promise<void> {
  await write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx) => {
    const title = await deleteCopy(trx, kind.entity, id, rev);
    if (title === null)
      throw new NotFound('working-copy-gone', 'Bu taslak bu arada değişmiş, yayınlanmış ya da silinmiş.');
    return { data: null, entityId: null, title };
  });
}
