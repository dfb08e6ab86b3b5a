import { createHash } from 'node:crypto';
import type { StyleBlock } from '../inline-style.ts';

const day = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Returns the notice on the page of a preview link, so that nobody takes it for the public page. */
export function linkNotice(expiresAt: string): string {
  const until = day.format(Date.parse(expiresAt));
  return `<aside id="link-notice" lang="tr" dir="ltr" aria-label="Önizleme"><p><b>Önizleme.</b> Bu içerik bu hâliyle yayında olmayabilir. Bağlantı ${until} gününe kadar geçerlidir.</p></aside>`;
}

/** Inverts the colours of the page, so that the notice is visible in both colour schemes. */
const CSS =
  '#link-notice{position:sticky;z-index:3;inset-block-end:var(--space-4);inline-size:fit-content;max-inline-size:calc(100% - 2 * var(--space-4));margin:var(--space-4);padding:var(--space-3) var(--space-4);border:1px solid var(--color-surface);border-radius:var(--radius-m);background:var(--color-text);color:var(--color-surface);font:500 var(--text-s)/1.4 var(--font-text)}#link-notice p{margin:0}#link-notice b{font-weight:700}';

/** The styles of the notice. */
export const linkNoticeStyle: StyleBlock = {
  css: CSS,
  hash: `sha256-${createHash('sha256').update(CSS).digest('base64')}`,
  file: '',
};
