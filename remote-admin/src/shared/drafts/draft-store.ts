/** Identifies the drafts of a form: user, form and record. */
export interface DraftScope {
  email: string;
  form: string;
  /** 0: the record does not exist yet. */
  record: number;
}

export interface Draft<V> {
  key: string;
  values: V;
  /** Version of the record shown in the form; null for a new record. */
  base: number | null;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Name of the record, if the values do not contain it. */
  called?: string;
}

/** A draft with its form and its record. */
export interface StoredDraft extends Draft<unknown> {
  form: string;
  record: number;
}

const PREFIX = 'draft';
const MAX_AGE_MS = 30 * 86_400_000;

function personPrefix(email: string): string {
  return `${PREFIX}|${email}|`;
}

function scopePrefix({ email, form, record }: DraftScope): string {
  return `${personPrefix(email)}${form}|${record}|`;
}

/** Returns a storage key for one opening of a form, so that no draft overwrites another. */
export function newDraftKey(scope: DraftScope, base: number | null): string {
  return `${scopePrefix(scope)}${base ?? 0}|${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** Writes synchronously; returns false if the storage is full or not available. */
export function writeDraft(key: string, values: unknown, base: number | null, called?: string): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ values, base, savedAt: Date.now(), called }));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  localStorage.removeItem(key);
}

/** Returns the drafts of a form, newest first. Deletes those older than 30 days. */
export function findDrafts<V>(scope: DraftScope): Draft<V>[] {
  return draftsWithPrefix<V>(scopePrefix(scope));
}

/** Returns all drafts of a user, newest first. */
export function findDraftsOf(email: string): StoredDraft[] {
  const prefix = personPrefix(email);
  return draftsWithPrefix<unknown>(prefix).map((draft) => {
    const [form = '', record = ''] = draft.key.slice(prefix.length).split('|');
    return { ...draft, form, record: Number(record) };
  });
}

/** Moves the drafts of a user to a new e-mail address. */
export function moveDrafts(from: string, to: string): void {
  if (from === to) return;
  for (const key of keysWithPrefix(personPrefix(from))) {
    const kept = localStorage.getItem(key) ?? '';
    removeDraft(key);
    localStorage.setItem(personPrefix(to) + key.slice(personPrefix(from).length), kept);
  }
}

function draftsWithPrefix<V>(prefix: string): Draft<V>[] {
  const drafts = keysWithPrefix(prefix).flatMap((key) => readDraft<V>(key) ?? []);
  const [fresh, old] = [drafts.filter(isFresh), drafts.filter((draft) => !isFresh(draft))];
  for (const { key } of old) removeDraft(key);
  return fresh.toSorted((one, other) => other.savedAt - one.savedAt);
}

function keysWithPrefix(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function isFresh({ savedAt }: Draft<unknown>): boolean {
  return Date.now() - savedAt < MAX_AGE_MS;
}

function readDraft<V>(key: string): Draft<V> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as Omit<Draft<V>, 'key'>;
    return { ...stored, key };
  } catch {
    return null;
  }
}
