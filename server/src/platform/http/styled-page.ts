import { createHash } from 'node:crypto';
import { directionOf } from '@vitrin/shared-contracts/languages';
import { escapeHtml } from './html.ts';

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  'pre{white-space:pre-wrap;padding:.75rem 1rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem}',
  'code{font:.9rem/1.5 ui-monospace,monospace}',
  'table{width:100%;border-collapse:collapse}th,td{min-width:4.5rem;padding:.4rem .8rem .4rem 0;text-align:start;vertical-align:top}',
  'input,textarea,button{box-sizing:border-box;max-width:100%;padding:.5rem .75rem;font:inherit}',
  'label input:not([type=file]),textarea{width:100%}',
].join('');
const HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Returns the policy of a styled page, which loads nothing: only its own style applies, and its forms are sent to this
 * site or, with `'none'`, nowhere.
 */
export function styledPagePolicy(formAction: "'self'" | "'none'"): string {
  return `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}

/**
 * Returns a document with a style of its own, for a page outside the site's design: for teams, or while the database is
 * away. Send it with `styledPagePolicy`.
 * @param body - HTML
 * @param lang - language of the texts
 */
export function styledPage(title: string, body: string, lang = 'tr'): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${directionOf(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>`;
}
