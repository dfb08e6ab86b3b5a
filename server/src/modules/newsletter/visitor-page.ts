import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { escapeHtml } from '../../platform/http/html.ts';

const STYLE = [
  ':root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 22%,transparent)}',
  'body{display:grid;min-height:100dvh;margin:0;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  'main{box-sizing:border-box;width:min(34rem,100%);padding:2rem 1.25rem}',
  'h1{margin:.25rem 0 1rem;font-size:1.625rem;line-height:1.25;text-wrap:balance}',
  '.site{margin:0;font-weight:600}',
  'p{margin:0 0 1rem}',
  'form{margin:1.5rem 0}',
  'label{display:block}',
  'input[type=email]{box-sizing:border-box;width:100%;margin-block-start:.25rem;padding:.75rem;border:1px solid;border-radius:.5rem;background:Canvas;color:CanvasText;font:inherit}',
  '.check{display:flex;gap:.75rem;margin-block:1rem}.check input{flex:none;width:1.25rem;height:1.25rem;margin:.2rem 0 0}',
  '.wrong{margin-block:.25rem;font-weight:600}.wrong::before{content:"⚠ "}',
  '[hidden]{display:none}',
  'button{min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:CanvasText;color:Canvas;font:inherit;font-weight:600;cursor:pointer}',
  'a{color:inherit;text-underline-offset:.2em}',
  ':focus-visible{outline:3px solid Highlight;outline-offset:3px}',
  'footer{margin-block-start:2rem;padding-block-start:1rem;border-block-start:1px solid var(--line)}',
].join('');
const HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** A page of the newsletter, outside of the remote: a link of an old mail works whatever is published. */
export interface VisitorPage {
  lang: string;
  direction: 'ltr' | 'rtl';
  company: string;
  title: string;
  /** HTML. */
  body: string;
  /** Label of the link to the site. */
  back: string;
}

/** Sends a page that no cache keeps and no search engine lists. Its address contains a link, which no other site may learn. */
export function sendVisitorPage(reply: FastifyReply, status: number, page: VisitorPage): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
    .send(documentOf(page));
}

function documentOf({ lang, direction, company, title, body, back }: VisitorPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${company}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="site">${escapeHtml(company)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
<footer><a href="${escapeHtml(pathInLanguage(publicPaths.home, lang))}">${escapeHtml(back)}</a></footer>
</main>
</body>
</html>`;
}
