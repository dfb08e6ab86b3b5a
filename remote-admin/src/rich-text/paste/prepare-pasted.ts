import { acceptChanges } from './tracked-changes.ts';
import { convertFootnotes } from './pasted-footnotes.ts';
import { removeHidden, type HiddenContent } from './hidden-content.ts';
import { parsePasted } from './parse-pasted.ts';
import { removeComments } from './pasted-comments.ts';

/** What a reader of the source sees, and how much of the source is not a part of it. */
export interface PreparedPaste {
  body: HTMLElement;
  hidden: HiddenContent;
  deleted: number;
  comments: number;
}

/** Parses pasted HTML and removes what does not belong to its text: hidden content, deleted changes, comments. */
export function preparePasted(html: string): PreparedPaste {
  const body = parsePasted(html);
  const comments = removeComments(body);
  const deleted = acceptChanges(body, html);
  const hidden = removeHidden(body, html);
  convertFootnotes(body);
  return { body, hidden, deleted, comments };
}
