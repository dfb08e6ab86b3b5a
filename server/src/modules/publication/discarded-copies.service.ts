import { durations } from '@vitrin/shared-contracts/limits';
import type { DiscardedCopy, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { authorsOf, otherAuthors, type CopyAuthor, type CopyReader } from '../../content/publication/copy-authors.ts';
import {
  destroyExpired,
  keepDiscarded,
  listDiscarded,
  putBackCopy,
  takeCopy,
  takeDiscarded,
  type WholeCopy,
} from '../../content/publication/discarded-copies.repository.ts';
import { ownDraftsOf, requireOwnCopy } from '../../content/publication/own-drafts.ts';
import { findCopy } from '../../content/publication/working-copies.repository.ts';
import { deleteRightOf } from '../../content/trash/records-of.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { inBatches, type RetentionRun } from '../../platform/database/retention-run.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { deleteNoticesAbout, notifyUser } from '../notices/notices.service.ts';
import { toCopyRow } from './working-copies.service.ts';

const entity = 'working-copy';
const listFormat = new Intl.ListFormat('tr', { type: 'conjunction' });

interface CopyOf {
  kind: ContentKind;
  id: string;
  reader: CopyReader;
}

/**
 * Deletes a draft that has still the revision that the user has seen. It stays in the trash for 30 days, and the colleagues who
 * have written in it are told. Throws 403 for a draft of others without the right to delete records.
 */
export async function discardCopy(
  services: WriteServices,
  context: WriteContext,
  { kind, id, rev, reader }: CopyOf & { rev: number | null },
): Promise<void> {
  await write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx, stamp) => {
    const copy = await takeCopy(trx, kind.entity, { id, rev });
    if (!copy) throw copyGone();
    await requireOwnCopy(trx, kind, copy, reader);
    const others = otherAuthors(copy, reader);
    if (others.length > 0) requireDeletable(kind, reader, others);
    await keepDiscarded(trx, {
      copy,
      deleted_at: stamp.now,
      deleted_by_name: context.actor.name,
      purge_at: new Date(Date.parse(stamp.now) + durations.trashMs).toISOString(),
    });
    for (const author of others) await tellAuthor(services, trx, { kind, copy, author, by: context.actor.name, stamp });
    return { data: null, entityId: null, title: copy.title };
  });
}

function copyGone(): NotFound {
  return new NotFound('working-copy-gone', 'Bu taslak bu arada değişmiş, yayınlanmış ya da silinmiş.');
}

function requireDeletable(kind: ContentKind, { rights }: CopyReader, others: readonly CopyAuthor[]): void {
  if (rights.has(deleteRightOf(kind))) return;
  const names = listFormat.format(others.map(({ name }) => name));
  throw new Forbidden('draft-of-others', `Bu taslağa ${names} da yazdı; silmek için kayıtları silme yetkisi gerekir.`);
}

interface Deleted {
  kind: ContentKind;
  copy: WholeCopy;
  author: CopyAuthor;
  by: string;
  stamp: Stamp;
}

async function tellAuthor(
  { config }: Pick<PlatformServices, 'config'>,
  trx: Db,
  { kind, copy, author, by, stamp }: Deleted,
): Promise<void> {
  const title = copy.title === '' ? 'Adsız yeni kayıt' : copy.title;
  await notifyUser(trx, config, {
    userId: author.id,
    at: stamp.now,
    subject: `Taslağınız silindi: ${title}`,
    text: `${by}, sizin de yazdığınız “${title}” taslağını sildi. Taslak 30 gün çöp kutusunda durur; geri alabilirsiniz.`,
    path: copy.record === null ? null : kind.screen(copy.record),
    draft: { entity: kind.entity, copy: copy.id },
  });
}

/** Restores a deleted draft. Throws 409 if its record is not there any more, or has another draft now. */
export async function restoreCopy(
  services: WriteServices,
  context: WriteContext,
  { kind, id, reader }: CopyOf,
): Promise<WorkingCopyRow> {
  return write(services, context, { action: 'restore', entity, keepsPages: true }, async (trx) => {
    const copy = await takeDiscarded(trx, kind.entity, id);
    if (!copy) throw notDiscarded();
    await requireOwnCopy(trx, kind, asStarted(copy), reader);
    await requireRecord(services, trx, kind, copy);
    if (!(await putBackCopy(trx, copy))) throw await anotherCopy(trx, kind, copy);
    await deleteNoticesAbout(trx, id);
    const stored = await findCopy(trx, kind.entity, { id });
    if (!stored) throw notDiscarded();
    return { data: toCopyRow(kind, stored, reader), entityId: null, title: copy.title };
  });
}

async function requireRecord(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  trx: Db,
  kind: ContentKind,
  { record }: WholeCopy,
): Promise<void> {
  if (record === null || (await kind.read(inTransactionOf(services, trx), record))) return;
  throw new Conflict('record-gone', 'Taslağın kaydı silinmiş. Önce kaydı çöp kutusundan geri yükleyin.');
}

async function anotherCopy(trx: Db, kind: ContentKind, { record }: WholeCopy): Promise<Conflict> {
  const present = record === null ? null : await findCopy(trx, kind.entity, { record });
  const names = present ? listFormat.format(authorsOf(present).map(({ name }) => name)) : '';
  const by = names === '' ? '' : ` (yazan: ${names})`;
  return new Conflict(
    'another-draft',
    `Bu kaydın şu anda başka bir taslağı var${by}. Önce onu yayınlayın ya da silin; silinen taslak çöp kutusunda kalır.`,
  );
}

function notDiscarded(): NotFound {
  return new NotFound(
    'not-discarded',
    'Bu taslak çöp kutusunda değil; geri yüklenmiş ya da kalıcı olarak silinmiş olabilir.',
  );
}

/** Deletes a draft of the trash for ever. Throws 403 for a draft of others without the right to delete records. */
export async function destroyCopy(
  services: WriteServices,
  context: WriteContext,
  { kind, id, reader }: CopyOf,
): Promise<void> {
  await write(services, context, { action: 'purge', entity, keepsPages: true }, async (trx) => {
    const copy = await takeDiscarded(trx, kind.entity, id);
    if (!copy) throw notDiscarded();
    await requireOwnCopy(trx, kind, asStarted(copy), reader);
    const others = otherAuthors(copy, reader);
    if (others.length > 0) requireDeletable(kind, reader, others);
    return { data: null, entityId: null, title: copy.title };
  });
}

/** Returns the deleted drafts of a record that the user may restore, the last deleted first. */
export async function discardedCopies(
  { db }: Pick<PlatformServices, 'db'>,
  { kind, record, reader }: { kind: ContentKind; record: string; reader: CopyReader },
): Promise<DiscardedCopy[]> {
  const found = await listDiscarded(db, { entity: kind.entity, record });
  const isOwn = await ownDraftsOf(db, kind, reader, [record]);
  const shown = found.filter(({ copy }) => isOwn({ record, copy: asStarted(copy) }));
  return shown.map(({ copy, ...row }) => ({ ...row, authors: authorsOf(copy).map(({ name }) => name) }));
}

/** A draft that an earlier version has deleted does not say who has started it. */
function asStarted(copy: WholeCopy): WholeCopy {
  return { ...copy, started_by: copy.started_by ?? null };
}

/** Deletes the drafts that have been in the trash for 30 days; part of the daily retention job. */
export async function purgeDiscarded(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ discardedDrafts: number }> {
  const before = new Date(now).toISOString();
  return { discardedDrafts: await inBatches(Infinity, (limit) => destroyExpired(db, before, limit)) };
}
