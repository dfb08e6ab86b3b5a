import { rename } from './pasted-elements.ts';

const LEVELS = 'h1, h2, h3, h4, h5, h6';

/** Converts paragraphs that are headings only by their role: Word for the web, and web pages. */
export function convertHeadingRoles(body: HTMLElement): void {
  for (const heading of body.querySelectorAll(`[role="heading"]:not(${LEVELS})`)) {
    const level = Number(heading.getAttribute('aria-level')) || 2;
    rename(heading, `h${Math.min(6, Math.max(1, level))}`);
  }
}

/** The page has its own h1: if the text has one too, it becomes h2, and the other levels shift with it. */
export function shiftHeadings(body: HTMLElement): void {
  const step = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll(LEVELS)) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + step);
    if (heading.tagName !== `H${level}`) rename(heading, `h${level}`);
  }
}
