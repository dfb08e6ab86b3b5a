import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import type { ConsentChoice } from '@vitrin/shared-contracts/consents';
import type { ConsentCategory } from '@vitrin/shared-contracts/integrations';
import { storageKeys } from '@vitrin/shared-contracts/storage';

/** The consent choice of a visitor, as stored in the browser. */
interface Choice {
  categories: ConsentCategory[];
  /** ISO time of the choice; after a year the visitor is asked again. */
  time: string;
  /** The integrations that were offered; a new one requires a new choice. */
  version: string;
  /** Random id of this browser in the consent log; kept when the choice changes. */
  id: string;
  /** Choices that the log has not received yet, the latest last. */
  unsent: ConsentChoice[];
}

export interface Offer {
  version: string;
  /** Revision of the notice texts, as in `data-revision`. */
  revision: string;
  lang: string;
}

const YEAR_MS = 365 * 86_400_000;
/** Limit for a browser that never reaches the log; each choice is about 200 bytes. */
const MAX_UNSENT = 10;

/** Returns the stored values without trusting them, because every script can write to storage. */
function readStored(): Partial<Choice> {
  try {
    const value: unknown = JSON.parse(localStore.getItem(storageKeys.consent) ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Returns the accepted categories; null while there is no valid choice. A choice without an id in the log proves
 * nothing, so it is invalid.
 */
export function readChoice(offer: string): readonly string[] | null {
  const { categories, time, version, id } = readStored();
  const isValid = Array.isArray(categories) && typeof id === 'string' && version === offer;
  return isValid && Date.now() - Date.parse(time ?? '') < YEAR_MS ? [...categories] : null;
}

/** Returns the id in the consent log; empty before the first choice. */
export function consentId(): string {
  const { id } = readStored();
  return typeof id === 'string' ? id : '';
}

export function storeChoice(categories: ConsentCategory[], { version, revision, lang }: Offer): void {
  const id = consentId() || crypto.randomUUID();
  const entry: ConsentChoice = { id, key: crypto.randomUUID(), revision, lang, categories };
  const unsent = [...unsentChoices(), entry].slice(-MAX_UNSENT);
  const choice: Choice = { categories, time: new Date().toISOString(), version, id, unsent };
  localStore.setItem(storageKeys.consent, JSON.stringify(choice));
}

export function unsentChoices(): readonly ConsentChoice[] {
  const { unsent } = readStored();
  return Array.isArray(unsent) ? unsent : [];
}

/** Removes a sent choice; reads the storage again, because another tab may have changed the rest. */
export function markSent(key: string): void {
  const unsent = unsentChoices().filter((each) => each.key !== key);
  localStore.setItem(storageKeys.consent, JSON.stringify({ ...readStored(), unsent }));
}

/** Deletes the choice; the visitor is asked again on the next page. */
export function deleteChoice(): void {
  localStore.removeItem(storageKeys.consent);
}

/** Checks for a staff token; a browser with one runs no third-party scripts (product §12). */
export function isStaff(): boolean {
  return localStore.getItem(storageKeys.token) !== null;
}
