import type { Surface } from 'shared-contracts/boot';
import { offeringEvent } from 'shared-contracts/remote-app';
import { holdsTyped, holdsWords } from '../typed-fields.ts';

/**
 * Whether something here would be lost with the page. A remote says so itself; the fields of public forms say so too, and
 * those of the sign-in wherever they hold anything: its values are its code's, not the document's.
 */
export function isUnsaved(surface: Surface): boolean {
  if (!document.dispatchEvent(new Event(offeringEvent, { cancelable: true }))) return true;
  if (surface === 'admin') return false;
  return surface === 'auth' ? holdsWords(document) : holdsTyped(document);
}
