import type { Right } from '@vitrin/shared-contracts/rights';
import type { ContentKind, ContentSource } from '../../content/content-kind.ts';
import { listSchedules, type StoredSchedule } from '../../content/publication/schedules.repository.ts';
import { listCopies, type ListedCopy } from '../../content/publication/working-copies.repository.ts';

type Rights = ReadonlySet<Right>;

/** A record that is searched, or the draft of a record that has never been published. */
export interface SearchableRecord {
  kind: ContentKind;
  /** Key of the record, or id of the draft. */
  key: string;
  /** Draft of a new record, or the saved draft of this one; undefined without one, and for users who may not read it. */
  copy?: ListedCopy | undefined;
  /** Scheduled publication of the record. */
  schedule?: StoredSchedule | undefined;
  isNew: boolean;
}

/** Drafts and scheduled publications of one kind that are searched. */
const MAX_UNPUBLISHED = 10_000;

/** Returns the kinds whose records a user may read. */
function readableKinds({ kinds }: Pick<ContentSource, 'kinds'>, rights: Rights): ContentKind[] {
  return [...kinds.values()].filter(({ right }) => rights.has(right) || rights.has(readRightOf(right)));
}

/** 'articles.read' for 'articles.write'. */
function readRightOf(right: Right): Right {
  return right.replace(/\.write$/, '.read') as Right;
}

/** Returns all records that a user may read, in a fixed order. Drafts are read with the right to edit only. */
export async function searchableRecords(source: ContentSource, rights: Rights): Promise<SearchableRecord[]> {
  const records: SearchableRecord[] = [];
  for (const kind of readableKinds(source, rights))
    records.push(...(await recordsOf(source, kind, { isEditable: rights.has(kind.right) })));
  return records;
}

async function recordsOf(
  { db }: ContentSource,
  kind: ContentKind,
  { isEditable }: { isEditable: boolean },
): Promise<SearchableRecord[]> {
  const keys = (await kind.records(db)).filter((key) => !kind.original?.(key));
  if (!isEditable) return keys.map((key) => ({ kind, key, isNew: false }));
  const listed = await listCopies(db, kind.entity, { limit: MAX_UNPUBLISHED, startedBy: null });
  const copies = new Map(listed.map((copy) => [copy.record, copy]));
  const scheduled = await listSchedules(db, kind.entity, MAX_UNPUBLISHED);
  const schedules = new Map(scheduled.map((schedule) => [schedule.record, schedule]));
  return [
    ...keys.map((key) => ({ kind, key, copy: copies.get(key), schedule: schedules.get(key), isNew: false })),
    ...listed
      .filter(({ record }) => record === null)
      .map((copy) => ({ kind, key: copy.id, copy, isNew: true }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  ];
}

/** Returns the name of a record by which the next part of a search goes on after it. */
export function cursorOf({ kind, key }: SearchableRecord): string {
  return `${kind.entity} ${key}`;
}

/** Returns the index of the first record after a cursor, also if the record of the cursor was deleted meanwhile. */
export function indexAfter(records: readonly SearchableRecord[], cursor: string): number {
  const found = records.findIndex((record) => cursorOf(record) === cursor);
  if (found >= 0) return found + 1;
  const [entity = '', key = ''] = cursor.split(' ');
  const ofKind = records.findIndex((record) => record.kind.entity === entity);
  if (ofKind < 0) return records.length;
  const later = records.findIndex(
    (record, index) => index >= ofKind && (record.kind.entity !== entity || isLater(record, key)),
  );
  return later < 0 ? records.length : later;
}

/** Ids are ordered as numbers, and those of drafts come last. */
function isLater({ key, isNew }: SearchableRecord, than: string): boolean {
  const [one, other] = [Number(key), Number(than)];
  return Number.isNaN(one) || Number.isNaN(other) ? isNew && key > than : one > other;
}
