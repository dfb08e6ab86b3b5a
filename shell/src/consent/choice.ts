import type { ConsentCategory } from 'shared-contracts/integrations';
import { storageKeys } from 'shared-contracts/storage';

/** What a visitor has decided, as it is kept in the browser. */
interface Choice {
  categories: ConsentCategory[];
  /** When, as ISO time; after a year it is asked anew. */
  time: string;
  /** What was offered; what is new needs a new choice. */
  version: string;
}

const YEAR_MS = 365 * 86_400_000;

/** The accepted categories; null while nothing is decided. Storage is open to every script, so nothing in it is taken for granted. */
export function readChoice(offer: string): readonly string[] | null {
  try {
    const { categories, time, version } = JSON.parse(localStorage.getItem(storageKeys.consent) ?? '') as Choice;
    return version === offer && Date.now() - Date.parse(time) < YEAR_MS ? [...categories] : null;
  } catch {
    return null;
  }
}

export function keepChoice(categories: ConsentCategory[], version: string): void {
  const choice: Choice = { categories, time: new Date().toISOString(), version };
  localStorage.setItem(storageKeys.consent, JSON.stringify(choice));
}

/** A browser with a staff token runs nothing of others (design §6). */
export function isStaff(): boolean {
  return localStorage.getItem(storageKeys.token) !== null;
}
