/**
 * Storage of the browser that never throws: what it does not accept, because it is full or blocked, is kept in memory
 * until the page is left.
 */
export interface GuardedStorage {
  /** Returns the value; null when there is none. */
  getItem(key: string): string | null;
  /** Stores the value where the browser accepts it, else in memory. */
  setItem(key: string, value: string): void;
  /** Removes the value wherever it is. */
  removeItem(key: string): void;
  /** Returns the keys of all values. */
  keys(): string[];
  /** Returns whether values survive the page; writes and removes a value to find out. */
  state(): StorageState;
}

/** `full` and `blocked`: the browser stores nothing more, or nothing at all, for this site. */
export type StorageState = 'lasting' | 'full' | 'blocked';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] };

/** Browsers throw at the mere access when storage is blocked, or have none. */
const local = () => areaOf(globalThis.localStorage);
const session = () => areaOf(globalThis.sessionStorage);

/** Local storage. When it is full, values are kept for this tab, in session storage. */
export const localStore: GuardedStorage = guardedStorage([local, session]);

/** Session storage: values of this tab. */
export const tabStore: GuardedStorage = guardedStorage([session]);

const PROBE = 'storage_probe';
/** As long as the largest value without which nobody can sign in. */
const PROBE_LENGTH = 500;

function guardedStorage(places: readonly (() => Area)[]): GuardedStorage {
  const memory = areaInMemory();
  const areas = [...places.map(guarded), memory];
  const lasting = areas.slice(0, -1);
  return {
    getItem: (key) => firstOf(areas, (area) => area.getItem(key)),
    setItem(key, value) {
      let isStored = false;
      for (const area of areas) {
        // An area that refuses the value must not keep an older one, which would be read first.
        if (isStored || !area.setItem(key, value)) area.removeItem(key);
        else isStored = true;
      }
    },
    removeItem(key) {
      for (const area of areas) area.removeItem(key);
    },
    keys: () => [...new Set(areas.flatMap((area) => area.keys()))],
    state() {
      const isStored = lasting.some((area) => area.setItem(PROBE, 'x'.repeat(PROBE_LENGTH)));
      for (const area of lasting) area.removeItem(PROBE);
      if (isStored) return 'lasting';
      return lasting.some((area) => area.isOpen()) ? 'full' : 'blocked';
    },
  };
}

type GuardedArea = Omit<Area, 'setItem'> & {
  /** Returns false if the area does not accept the value. */
  setItem(key: string, value: string): boolean;
  /** Returns false if the browser denies the access to the area. */
  isOpen(): boolean;
};

function guarded(open: () => Area): GuardedArea {
  const attempt = <T>(action: (area: Area) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((area) => area.getItem(key), null),
    setItem: (key, value) =>
      attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false),
    removeItem: (key) => attempt((area) => area.removeItem(key), undefined),
    keys: () => attempt((area) => area.keys(), []),
    isOpen: () => attempt((area) => area.keys().length >= 0, false),
  };
}

/** The shell and the remotes bundle separate copies of this module, so the values are on the global object. */
function areaInMemory(): GuardedArea {
  const values = () => ((globalThis.vitrin ??= {}).memory ??= new Map());
  return {
    getItem: (key) => globalThis.vitrin?.memory?.get(key) ?? null,
    setItem: (key, value) => Boolean(values().set(key, value)),
    removeItem: (key) => void globalThis.vitrin?.memory?.delete(key),
    keys: () => [...(globalThis.vitrin?.memory?.keys() ?? [])],
    isOpen: () => true,
  };
}

function areaOf(storage: Storage): Area {
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => storage.removeItem(key),
    keys: () => Object.keys(storage),
  };
}

function firstOf(areas: readonly GuardedArea[], read: (area: GuardedArea) => string | null): string | null {
  for (const area of areas) {
    const value = read(area);
    if (value !== null) return value;
  }
  return null;
}
