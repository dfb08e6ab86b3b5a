import { setImmediate } from 'node:timers/promises';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { changedPaths } from '@vitrin/shared-contracts/merge';
import { recordState, type PublicationState } from '@vitrin/shared-contracts/publication-state';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { FoundRecord, FoundText, SiteSearchPart, SiteSearchQuery } from '@vitrin/shared-contracts/site-search';
import { workingCopyAddress } from '@vitrin/shared-contracts/working-copy-address';
import { fieldsOf, type ContentSource, type StoredRecord } from '../../content/content-kind.ts';
import { isOnSite, visibleFrom } from '../../content/publication/site-state.ts';
import { unpublishedValues } from '../../content/publication/unpublished-changes.ts';
import { findCopy } from '../../content/publication/working-copies.repository.ts';
import { foundTexts } from './found-texts.ts';
import { preparedSearch, type PreparedSearch } from './planned-edit.ts';
import { cursorOf, indexAfter, searchableRecords, type SearchableRecord } from './searchable-records.ts';

type Rights = ReadonlySet<Right>;

/**
 * One part of a search ends with any of these: milliseconds, so that the server stays responsive, and records and places, so that
 * a response stays small. A record is searched as a whole.
 */
const PART = { milliseconds: 200, records: 400, places: 200 };

export interface SiteSearch extends SiteSearchQuery {
  rights: Rights;
  /** Text that would replace what is found; null: nothing is replaced. */
  replacement: string | null;
  /** `next` of the part before; empty for the first one. */
  after: string;
}

/** Records that are read at the same time: the database may be on another machine. */
const TOGETHER = 4;

/** Searches the records that the user may read, as many as one part may have. */
export async function searchSite(source: ContentSource, search: SiteSearch): Promise<SiteSearchPart> {
  const all = await searchableRecords(source, search.rights);
  const first = search.after === '' ? 0 : indexAfter(all, search.after);
  const searching = { search, prepared: preparedSearch(search) };
  const end = performance.now() + PART.milliseconds;
  const records: FoundRecord[] = [];
  let [searched, isEnough] = [first, false];
  while (searched < all.length && !isEnough) {
    const together = all.slice(searched, searched + TOGETHER);
    const found = await Promise.all(together.map((record) => searchRecord(source, record, searching)));
    records.push(...found.filter((record) => record !== null));
    searched += together.length;
    isEnough = performance.now() >= end || searched - first >= PART.records || placesIn(records) >= PART.places;
    // The embedded database runs synchronously and would otherwise block requests.
    await setImmediate();
  }
  const last = all[searched - 1];
  return { records, searched, total: all.length, next: last && searched < all.length ? cursorOf(last) : null };
}

function placesIn(records: readonly FoundRecord[]): number {
  return records.reduce((sum, { texts }) => sum + texts.length, 0);
}

interface Searching {
  search: SiteSearch;
  prepared: PreparedSearch;
}

async function searchRecord(
  source: ContentSource,
  record: SearchableRecord,
  searching: Searching,
): Promise<FoundRecord | null> {
  return record.isNew ? searchDraft(source, record, searching) : searchStored(source, record, searching);
}

async function searchStored(
  source: ContentSource,
  searched: SearchableRecord,
  { search, prepared }: Searching,
): Promise<FoundRecord | null> {
  const { kind, key } = searched;
  const stored = await kind.read(source, key);
  if (!stored) return null;
  const isEditable = search.rights.has(kind.right);
  const fields = fieldsOf(kind, key);
  const own = { fields, values: stored.values, source: 'record' } as const;
  const { texts, more } = foundTexts(prepared, own, isEditable ? search.replacement : null);
  const found = [...texts, ...(await unpublishedTexts(source, searched, { prepared, stored }))];
  const [first] = found;
  if (!first) return null;
  return {
    entity: kind.entity,
    record: key,
    title: stored.title,
    version: stored.version,
    state: stateOf(searched, stored.values),
    screen: isEditable ? kind.screen(key, fieldIn(first)) : null,
    texts: found,
    more,
  };
}

/** Returns the name of the field of a place. */
function fieldIn({ key }: FoundText): string {
  return key.split(' ')[0]?.split('.').at(-1) ?? '';
}

/** Returns the places in what is saved for a record and not published: in the fields that it would change. */
async function unpublishedTexts(
  { db }: ContentSource,
  { kind, key, copy, schedule }: SearchableRecord,
  { prepared, stored }: { prepared: PreparedSearch; stored: StoredRecord },
): Promise<FoundText[]> {
  const fields = fieldsOf(kind, key);
  const found: FoundText[] = [];
  const draft = copy && (await findCopy(db, kind.entity, { id: copy.id }));
  if (draft) {
    const searched = { fields, values: unpublishedValues(kind, draft), source: 'draft', paths: draft.changed } as const;
    found.push(...foundTexts(prepared, searched, null).texts);
  }
  if (schedule?.action === 'publish') {
    const values = unpublishedValues(kind, schedule);
    const searched = {
      fields,
      values,
      source: 'schedule',
      paths: changedPaths(fields, stored.values, values),
    } as const;
    found.push(...foundTexts(prepared, searched, null).texts);
  }
  return found;
}

/** The draft of a new record is replaced by nobody: it is not validated, and its author may be writing in it. */
async function searchDraft(
  { db }: ContentSource,
  { kind, key }: SearchableRecord,
  { prepared }: Searching,
): Promise<FoundRecord | null> {
  const draft = await findCopy(db, kind.entity, { id: key });
  if (!draft || draft.record !== null) return null;
  const searched = { fields: kind.fields, values: unpublishedValues(kind, draft), source: 'draft' } as const;
  const { texts, more } = foundTexts(prepared, searched, null);
  if (texts.length === 0) return null;
  const screen = kind.insertScreen === undefined ? null : workingCopyAddress(kind.insertScreen, key);
  const { title } = draft;
  return { entity: kind.entity, record: key, title, version: 0, state: 'draft', screen, texts, more };
}

function stateOf({ copy, schedule }: SearchableRecord, values: ContentValues): PublicationState {
  const languages = Object.keys(values.translations ?? {});
  const facts = {
    copy: copy ? { changed: copy.changed.map((path) => ({ path })) } : null,
    schedule: schedule ?? null,
    active: isOnSite(values),
    visible_from: visibleFrom(values),
    languages,
    // What staff have taken off the site, or saved without it, was a record before.
    published_before: languages,
  };
  return recordState(facts, new Date());
}
