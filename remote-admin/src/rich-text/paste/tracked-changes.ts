import { STYLE_ATTRIBUTE } from './inert-styles.ts';
import { isFromOffice } from './parse-pasted.ts';
import { removeCounted } from './remove-counted.ts';
import { unwrap } from './pasted-elements.ts';

/** On a web page a plain `del` is a visible price that no longer holds; one with an author or a time is a change. */
const DELETED = 'del[cite], del[datetime], .msoDel, [class*="TrackChangeTextDeletion"]';
const INSERTED = 'ins, .msoIns, [class*="TrackChangeTextInsertion"]';

/**
 * Accepts the tracked changes of a document: removes what was deleted, and keeps what was inserted without its marking.
 * @returns number of deleted passages
 */
export function acceptChanges(body: HTMLElement, html: string): number {
  const count = removeCounted(body.querySelectorAll(isFromOffice(html) ? `${DELETED}, del` : DELETED));
  for (const inserted of body.querySelectorAll(INSERTED)) {
    inserted.removeAttribute(STYLE_ATTRIBUTE);
    if (inserted.matches('ins')) unwrap(inserted);
  }
  return count;
}
