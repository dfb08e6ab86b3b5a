import type { VersionCause } from '@vitrin/shared-contracts/history';
import { changedPaths } from '@vitrin/shared-contracts/merge';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { currentForm, upgradeValues } from '@vitrin/shared-contracts/records/upgrades';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { fieldsOf, inTransactionOf, type ContentKind, type ContentSource, type StoredRecord } from '../content-kind.ts';
import { addVersion, partHashes, readParts, versionUpTo } from './record-versions.repository.ts';
import { partsOf, valuesOf, type VersionPart } from './version-parts.ts';

interface Recorded {
  kind: ContentKind;
  record: string;
  context: WriteContext;
  stamp: Stamp;
  cause: VersionCause;
  note?: string;
  /** Names of the others who have written the draft that is published. */
  writers?: readonly string[];
}

/** The state after a write, and the paths that differ from the version before; null if no version was recorded. */
export interface RecordedVersion {
  stored: StoredRecord;
  changed: readonly string[] | null;
}

/**
 * Records the present state as a version, in the transaction of the write. Nothing is recorded when the newest version
 * is the same, and when the record no longer exists; then it returns null.
 */
export async function recordVersion(
  source: ContentSource,
  trx: Db,
  recorded: Recorded,
): Promise<RecordedVersion | null> {
  const { kind, record, context, stamp, cause, note, writers = [] } = recorded;
  const stored = await kind.read(inTransactionOf(source, trx), record);
  if (!stored) return null;
  const author = { author_id: stamp.userId, author_name: stamp.userId === null ? '' : context.actor.name };
  const written = writers.length > 0 ? JSON.stringify(writers) : null;
  const about = { at: stamp.now, cause, ...author, writers: written, ...(note && { note }) };
  return { stored, changed: await addIfChanged(trx, { kind, record, stored }, about) };
}

/**
 * Records the state before a write if no version has it: at the first write after an upgrade, or after a change that
 * did not go through `write`, such as the deletion of a language. Its author is not known. Returns this state, or null.
 */
export async function recordBaseline(
  source: ContentSource,
  trx: Db,
  { kind, record, stamp }: Pick<Recorded, 'kind' | 'record' | 'stamp'>,
): Promise<StoredRecord | null> {
  const stored = await kind.read(inTransactionOf(source, trx), record);
  if (!stored) return null;
  const at = stored.updatedAt ?? stamp.now;
  await addIfChanged(trx, { kind, record, stored }, { at, cause: 'baseline', author_id: null, author_name: '' });
  return stored;
}

/**
 * Records a deletion or a restored record as a version of its own, also when the newest one has the same values, and
 * returns its number.
 */
export async function recordEvent(
  trx: Db,
  { kind, record, stored, context, stamp, cause }: CurrentState & Pick<Recorded, 'context' | 'stamp' | 'cause'>,
): Promise<number> {
  const key = { entity: kind.entity, record };
  const newest = await versionUpTo(trx, key);
  const before = newest ? await readVersion(trx, kind, newest) : stored.values;
  const number = Math.max(stored.version, (newest?.number ?? 0) + 1);
  const author = { author_id: stamp.userId, author_name: stamp.userId === null ? '' : context.actor.name };
  const changed = changedPaths(fieldsOf(kind, record), before, stored.values);
  const version = {
    ...key,
    ...author,
    number,
    schema: currentForm(kind.upgrades),
    at: stamp.now,
    cause,
    title: stored.title,
    changed,
  };
  await addVersion(trx, kind, version, partsOf(stored.values));
  return number;
}

interface CurrentState {
  kind: ContentKind;
  record: string;
  stored: StoredRecord;
}

interface VersionAbout {
  at: string;
  cause: VersionCause;
  note?: string;
  author_id: number | null;
  author_name: string;
  writers?: string | null;
}

/** Returns the changed paths of the version; null if the newest one is the same. */
async function addIfChanged(
  trx: Db,
  { kind, record, stored }: CurrentState,
  about: VersionAbout,
): Promise<readonly string[] | null> {
  const { entity } = kind;
  const schema = currentForm(kind.upgrades);
  const key = { entity, record };
  const parts = partsOf(stored.values);
  const newest = await versionUpTo(trx, key);
  if (newest && isSame(parts, await partHashes(trx, newest.id))) return null;
  const before = newest ? await readVersion(trx, kind, newest) : null;
  const changed = before === null ? [] : changedPaths(fieldsOf(kind, record), before, stored.values);
  // A version of an older form has the same values in other words.
  if (newest && newest.schema < schema && changed.length === 0) return null;
  const { version: number, title } = stored;
  await addVersion(trx, kind, { ...key, ...about, number, schema, title, changed }, parts);
  return changed;
}

function isSame(parts: readonly VersionPart[], hashes: ReadonlyMap<string, string>): boolean {
  return parts.length === hashes.size && parts.every(({ part, hash }) => hashes.get(part) === hash);
}

/** Returns the values that a version stored; null when there is no version up to this number. */
export async function valuesAt(
  db: Db,
  kind: ContentKind,
  record: string,
  number: number,
): Promise<ContentValues | null> {
  const version = await versionUpTo(db, { entity: kind.entity, record }, number);
  return version ? readVersion(db, kind, version) : null;
}

/** Returns the values of a version in the present form of its kind. */
export async function readVersion(
  db: Db,
  { upgrades }: Pick<ContentKind, 'upgrades'>,
  { id, schema }: { id: number; schema: number },
): Promise<ContentValues> {
  return upgradeValues(valuesOf(await readParts(db, id)), upgrades, schema);
}
