import type { ConsentChoice } from 'shared-contracts/consents';
import type { ConsentCategory } from 'shared-contracts/integrations';
import { storageKeys } from 'shared-contracts/storage';

/** What a visitor has decided, as it is kept in the browser. */
interface Choice {
  categories: ConsentCategory[];
  /** When, as ISO time; after a year it is asked anew. */
  time: string;
  /** What was offered; what is new needs a new choice. */
  version: string;
  /** Random number of this browser in the site's log of choices; it stays when the choice changes. */
  id: string;
  /** What the log does not have yet, the latest last. */
  unsent: ConsentChoice[];
}

export interface Offer {
  version: string;
  /** The notice's texts, as `data-revision` names them. */
  revision: string;
  lang: string;
}

const YEAR_MS = 365 * 86_400_000;
/** Of a browser that never reaches the log; each is about 200 bytes. */
const MOST_UNSENT = 10;

/** Storage is open to every script, so nothing in it is taken for granted. */
function stored(): Partial<Choice> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKeys.consent) ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The accepted categories; null while nothing is decided. A choice that stands in no log proves nothing, so it is none. */
export function readChoice(offer: string): readonly string[] | null {
  const { categories, time, version, id } = stored();
  const isValid = Array.isArray(categories) && typeof id === 'string' && version === offer;
  return isValid && Date.now() - Date.parse(time ?? '') < YEAR_MS ? [...categories] : null;
}

/** Empty before the first choice. */
export function consentId(): string {
  const { id } = stored();
  return typeof id === 'string' ? id : '';
}

export function keepChoice(categories: ConsentCategory[], { version, revision, lang }: Offer): void {
  const id = consentId() || crypto.randomUUID();
  const entry: ConsentChoice = { id, key: crypto.randomUUID(), revision, lang, categories };
  const unsent = [...unsentChoices(), entry].slice(-MOST_UNSENT);
  const choice: Choice = { categories, time: new Date().toISOString(), version, id, unsent };
  localStorage.setItem(storageKeys.consent, JSON.stringify(choice));
}

export function unsentChoices(): readonly ConsentChoice[] {
  const { unsent } = stored();
  return Array.isArray(unsent) ? unsent : [];
}

/** Meanwhile another tab may have changed the rest. */
export function markSent(key: string): void {
  const unsent = unsentChoices().filter((each) => each.key !== key);
  localStorage.setItem(storageKeys.consent, JSON.stringify({ ...stored(), unsent }));
}

/** The visitor is asked again on the next page. */
export function forgetChoice(): void {
  localStorage.removeItem(storageKeys.consent);
}

/** A browser with a staff token runs nothing of others (product §12). */
export function isStaff(): boolean {
  return localStorage.getItem(storageKeys.token) !== null;
}
