import { withInertStyles } from './inert-styles.ts';
import { markStyles } from './styled-marks.ts';
import { cleanWord, isFromWord } from './word-html.ts';

/** What somebody pastes, before the editor's own schema takes what it knows. */
export function cleanPasted(html: string): string {
  // The editor's own copy is its own document already.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(withInertStyles(html), 'text/html');
  for (const link of body.querySelectorAll('a[href^="http:"]')) {
    // The site links by https alone; a dropped link would be a loss that nobody sees.
    link.setAttribute('href', (link.getAttribute('href') ?? '').replace(/^http:/, 'https:'));
  }
  if (isFromWord(html)) cleanWord(body);
  else markStyles(body);
  return body.innerHTML;
}
