import { draftScope } from '@vitrin/shared-contracts/draft-rights';
import type { Db } from '../../platform/database/tables.ts';
import { Forbidden } from '../../platform/errors.ts';
import type { ContentKind } from '../content-kind.ts';
import { hasStarted, type CopyReader, type StartedCopy } from './copy-authors.ts';
import { isStarter, startedRecords } from './record-starters.repository.ts';

type Kind = Pick<ContentKind, 'entity' | 'right'>;

/** A draft as far as it matters whose it is. */
export type OwnableCopy = StartedCopy & { record: string | null };

/** Throws 403 if a user may write only own drafts, and has started neither the draft nor its record. */
export async function requireOwnCopy(db: Db, kind: Kind, copy: OwnableCopy, reader: CopyReader): Promise<void> {
  if (!(await mayWriteCopy(db, kind, copy, reader))) throw notOwn();
}

/** Throws 403 if a user may write only own drafts, and has not started this record. */
export async function requireOwnRecord(db: Db, kind: Kind, record: string, reader: CopyReader): Promise<void> {
  if (!(await mayDraftRecord(db, kind, record, reader))) throw notOwn();
}

/** Checks whether a user may write a draft of a record. */
export async function mayDraftRecord(db: Db, kind: Kind, record: string, reader: CopyReader): Promise<boolean> {
  if (!writesOnlyOwn(kind, reader)) return true;
  return isStarter(db, { entity: kind.entity, record }, reader.id);
}

/** Checks whether a user may write this draft: it is own if the user has started it or its record. */
export async function mayWriteCopy(db: Db, kind: Kind, copy: OwnableCopy, reader: CopyReader): Promise<boolean> {
  if (!writesOnlyOwn(kind, reader) || hasStarted(copy, reader)) return true;
  return copy.record !== null && (await mayDraftRecord(db, kind, copy.record, reader));
}

/** Returns the check for the drafts that a user may write, among those of these records. */
export async function ownDraftsOf(
  db: Db,
  kind: Kind,
  reader: CopyReader,
  records: readonly (string | null)[],
): Promise<(of: { record: string | null; copy?: StartedCopy | undefined }) => boolean> {
  if (!writesOnlyOwn(kind, reader)) return () => true;
  const keys = records.filter((record) => record !== null);
  const started = await startedRecords(db, kind.entity, { records: keys, userId: reader.id });
  return ({ record, copy }) => (copy && hasStarted(copy, reader)) || (record !== null && started.has(record));
}

/** Checks whether a user may write only own drafts. */
export function writesOnlyOwn({ right }: Kind, { rights }: CopyReader): boolean {
  return draftScope(rights, right) !== 'all';
}

function notOwn(): Forbidden {
  return new Forbidden(
    'draft-not-own',
    'Yalnızca kendi başlattığınız kayıtların ve taslakların üzerinde çalışabilirsiniz; bunu başkası başlattı.',
  );
}
