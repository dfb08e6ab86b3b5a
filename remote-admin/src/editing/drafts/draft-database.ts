import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { LocalDraft } from './stored-draft.ts';
import { takeOldDrafts } from './old-drafts.ts';

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: LocalDraft; indexes: { email: string } };
}

type Mode = 'readonly' | 'readwrite';
type Store<M extends Mode> = IDBPObjectStore<DraftDatabase, ['drafts'], 'drafts', M>;

const NAME = 'drafts';

/** The open connection, so that a write can start before the page is left. Browsers may close it at any time. */
let connection: IDBPDatabase<DraftDatabase> | null = null;
let opening: Promise<IDBPDatabase<DraftDatabase>> | null = null;

/**
 * Runs one transaction on the drafts of this browser and resolves when it is complete and, if it writes, on the disk. A
 * connection that the browser has closed is opened again once. Rejects if the browser stores nothing.
 */
export function transact<M extends Mode, T>(mode: M, work: (store: Store<M>) => Promise<T>): Promise<T> {
  const used = connection;
  const first = used ? attempt(used, mode, work) : open().then((db) => attempt(db, mode, work));
  return first.catch((error: unknown) => {
    if (!isClosed(error)) throw error;
    if (connection === used) connection = null;
    return open().then((db) => attempt(db, mode, work));
  });
}

/** The transaction starts before the first `await`: in a page that is being left, nothing after it would run. */
async function attempt<M extends Mode, T>(
  db: IDBPDatabase<DraftDatabase>,
  mode: M,
  work: (store: Store<M>) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction('drafts', mode, { durability: 'strict' });
  const [result] = await Promise.all([work(transaction.store as Store<M>), transaction.done]);
  return result;
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError');
}

function open(): Promise<IDBPDatabase<DraftDatabase>> {
  if (connection) return Promise.resolve(connection);
  opening ??= openAndMigrate().finally(() => {
    opening = null;
  });
  return opening;
}

async function openAndMigrate(): Promise<IDBPDatabase<DraftDatabase>> {
  const db = await openDB<DraftDatabase>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: 'id' }).createIndex('email', 'email');
    },
    // Another tab needs a newer version of the database, and would wait for this connection.
    blocking: () => forget(db),
    terminated: () => forget(db),
  });
  connection = db;
  await takeOldDrafts((drafts) =>
    attempt(db, 'readwrite', (store) => Promise.all(drafts.map((draft) => store.put(draft)))),
  );
  return db;
}

function forget(db: IDBPDatabase<DraftDatabase> | undefined): void {
  db?.close();
  if (connection === db) connection = null;
}
