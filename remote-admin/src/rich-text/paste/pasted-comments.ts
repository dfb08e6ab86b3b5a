import { STYLE_ATTRIBUTE } from './inert-styles.ts';

/** Marks of comments in a text, and the comments at its end: Word, Word for the web, Google Docs. */
const MARKS = '.MsoCommentReference, a[href^="#_msocom_"], a[href^="#cmnt"]:not([href^="#cmnt_ref"])';
const TEXTS = `[${STYLE_ATTRIBUTE}*="mso-element:comment"], .msocomtxt, .msocomoff, .MsoCommentText, div:has(> p > a[href^="#cmnt_ref"])`;

/**
 * Removes the comments of a document.
 * @returns their number; a comment is marked in the text several times, and stands at its end again
 */
export function removeComments(body: HTMLElement): number {
  for (const text of body.querySelectorAll(TEXTS)) text.remove();
  const marks = [...body.querySelectorAll(MARKS)];
  const addresses = marks.map((mark) => (mark.matches('a') ? mark : mark.querySelector('a'))?.getAttribute('href'));
  const named = new Set(addresses.filter((address) => address));
  const count = named.size > 0 ? named.size : marks.length;
  for (const mark of marks) (mark.closest('sup') ?? mark).remove();
  return count + highlightsOf(body);
}

/** Word for the web highlights the text of a comment, in as many elements as the text has. */
function highlightsOf(body: HTMLElement): number {
  const starts = body.querySelectorAll('.CommentStart').length;
  return starts > 0 ? starts : body.querySelectorAll('[class*="CommentHighlight"]').length;
}
