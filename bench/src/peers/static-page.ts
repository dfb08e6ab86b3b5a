import { gzipSync } from 'node:zlib';
import { pictureAddress, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';
import { freePort } from '../site.ts';
import type { PeerContent } from './content.ts';
import { startNginx } from './nginx.ts';
import type { Workspace } from './processes.ts';

const ROOT = 'static-pages';
const LATEST = 6;

/**
 * Starts the lower limit of the first view: a hand-written home page without scripts and fonts, with the picture files
 * of the demo site, from nginx.
 */
export async function startStaticPage(workspace: Workspace, content: PeerContent, site: string): Promise<string> {
  const folder = workspace.addFolder(ROOT);
  workspace.addFolder(`${ROOT}/media`);
  const html = homePage(content);
  workspace.write(`${ROOT}/index.html`, html);
  workspace.write(`${ROOT}/index.html.gz`, gzipSync(html, { level: 9 }));
  for (const address of pictureFiles(content.home.picture)) {
    const file = await (await fetch(site + address)).arrayBuffer();
    workspace.write(`${ROOT}${address}`, new Uint8Array(file));
  }
  const server = `root ${folder}; charset utf-8;
    location /media { add_header Cache-Control "public, max-age=31536000, immutable"; }`;
  return startNginx(workspace, { name: 'static', port: await freePort(), server });
}

function pictureFiles(picture: Picture): string[] {
  const formats = ['avif', 'webp', 'jpg'] as const;
  return formats.flatMap((format) => picture.widths.map((width) => pictureAddress(picture, format, width)));
}

const STYLE = `*{box-sizing:border-box}body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#1d2433;background:#fff}
header,footer{background:#13203b;color:#fff}header a,footer a{color:#fff}nav,main,footer div{max-width:752px;margin:auto;padding:1rem}
nav{display:flex;gap:1.25rem;flex-wrap:wrap;align-items:center}nav b{margin-right:auto}nav a{padding:.5rem 0}
img{width:100%;height:auto;border-radius:8px;display:block}h1{line-height:1.2;font-size:clamp(1.75rem,5vw,2.5rem)}
main a{color:#0b57b0}li{margin:.75rem 0}`;

function homePage({ name, home, articles }: PeerContent): string {
  const latest = articles
    .slice(0, LATEST)
    .map(({ slug, title, summary }) => `<li><a href="/${slug}/">${title}</a><br>${summary}</li>`);
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Anasayfa – ${name}</title><meta name="description" content="${home.title}"><link rel="icon" href="data:,">
<style>${STYLE}</style></head><body>
<header><nav aria-label="Ana menü"><b>${name}</b><a href="/">Anasayfa</a><a href="/biyografi/">Biyografi</a>
<a href="/makaleler/">Makaleler</a><a href="/iletisim/">İletişim</a></nav></header>
<main><h1>${home.title}</h1>${pictureElement(home.picture)}${home.html}
<h2>Son makaleler</h2><ul>${latest.join('')}</ul></main>
<footer><div>© ${name}</div></footer></body></html>`;
}

function pictureElement(picture: Picture): string {
  const sizes = '(max-width:760px) calc(100vw - 2rem), 720px';
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${pictureSrcset(picture, format)}" sizes="${sizes}">`;
  const fallback = pictureAddress(picture, 'jpg', picture.widths[0] ?? picture.width);
  return `<picture>${source('avif')}${source('webp')}<img src="${fallback}" width="${picture.width}" height="${picture.height}" alt="${picture.alt}" fetchpriority="high"></picture>`;
}
