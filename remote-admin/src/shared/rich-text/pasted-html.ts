import { renameStyleAttributes } from './inert-styles.ts';
import { convertStyles } from './styles-to-elements.ts';
import { cleanWord, isFromWord } from './word-html.ts';

/** Cleans pasted HTML before the editor's schema filters it. */
export function cleanPasted(html: string): string {
  // Content copied from the editor already matches its schema.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(renameStyleAttributes(html), 'text/html');
  for (const link of body.querySelectorAll('a[href^="http:"]')) {
    // The site allows only https links: without this an http link would be dropped without notice.
    link.setAttribute('href', (link.getAttribute('href') ?? '').replace(/^http:/, 'https:'));
  }
  if (isFromWord(html)) cleanWord(body);
  else convertStyles(body);
  return body.innerHTML;
}
