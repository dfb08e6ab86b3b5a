import { createHash } from 'node:crypto';
import { bootElementId, rootElementId, type BootBlock } from 'shared-contracts/boot';
import type { RemoteName } from 'shared-contracts/releases';
import { relativeToSite, type ProxyOrigins } from './headers.ts';
import { resolveLocal, type LocalRelease } from './local-release.ts';
import { reloadScript } from './reload.ts';
import { unitStyles, styleBlocks } from './style-blocks.ts';

const BOOT = new RegExp(`(<script type="application/json" id="${bootElementId}">)([^<]*)(</script>)`);
const ROOT = `<div id="${rootElementId}">`;
const ROOT_END = /<\/div>\s*(?:<aside id="preview"|<div id="preloader"|<script type="application\/json")/g;
const PRELOAD = /<link rel="preload"[^<>]*>\n?/g;
const SHELL_FILES = /\/releases\/shell\/[0-9a-f]{16}\//g;

/** Options for rewriting a document of the site. */
export interface Rewriting {
  ends: ProxyOrigins;
  /** The unit built here; null leaves the document's release unchanged. */
  own: LocalRelease | null;
  /** Reads a file of the site; used for the styles of the release that the local one replaces. */
  read: (path: string) => Promise<string>;
  /** Whether this document must show the local remote regardless of which remote the site has put into it. */
  isLocalPage: boolean;
}

export function bootOf(html: string): BootBlock | null {
  return JSON.parse(BOOT.exec(html)?.[2] ?? 'null') as BootBlock | null;
}

/** Puts the unit of this checkout into the site's document, points links to the proxy and adds the reload script. */
export async function rewriteDocument(html: string, rewriting: Rewriting): Promise<string> {
  const { own, ends } = rewriting;
  const shown = own ? await withLocalUnit(html, own, rewriting) : html;
  return withProxyLinks(shown, ends).replace('</body>', () => `${reloadScript(shown === html ? null : own)}</body>`);
}

async function withLocalUnit(html: string, own: LocalRelease, rewriting: Rewriting): Promise<string> {
  const boot = bootOf(html);
  if (!boot) return html;
  if (own.unit === 'shell') return withBoot(html, { ...boot, choice }).replace(SHELL_FILES, own.base);
  if (boot.release.remote !== own.unit && !rewriting.isLocalPage) return html;
  const { base } = boot.release;
  const pages = Object.keys(boot.release.integrity).map((file) => file.slice(base.length).replace(/\.js$/, '.css'));
  const bare = await withoutServedStyles(html, { base, pages, read: rewriting.read });
  return (
    // The server does not know the local release, so the browser renders it.
    withEmptyRoot(withBoot(bare, localBoot(boot, own)))
      .replaceAll(PRELOAD, (link) => (link.includes(` href="${base}`) ? '' : link))
      .replace('</head>', () => `${stylesOf(own)}</head>`)
      .replace('data-start="used"', 'data-start="now"')
  );
}

function withEmptyRoot(html: string): string {
  const start = html.indexOf(ROOT) + ROOT.length;
  const end = [...html.matchAll(ROOT_END)].find(({ index }) => index >= start);
  return start < ROOT.length || !end ? html : html.slice(0, start) + html.slice(end.index);
}

/** The developer has chosen this release, so there must be no update prompt. */
const choice = 'preview';

function localBoot(boot: BootBlock, own: LocalRelease): BootBlock {
  return {
    ...boot,
    surfaces: { ...boot.surfaces, ...segmentsOf(boot, own) },
    release: resolveLocal(own),
    fallback: null,
    choice,
    page_scripts: [],
    reads: [],
    hydration: null,
  };
}

function withBoot(html: string, boot: BootBlock): string {
  const block = JSON.stringify(boot).replace(/</g, '\\u003c');
  return html.replace(BOOT, (_all, open: string, _old, close: string) => open + block + close);
}

/** A remote that the site does not know uses the segment of its name. */
function segmentsOf({ surfaces }: BootBlock, { unit }: LocalRelease): Record<string, RemoteName> {
  return { [segmentOf(surfaces, unit as RemoteName)]: unit as RemoteName };
}

export function segmentOf(surfaces: BootBlock['surfaces'], unit: RemoteName): string {
  const known = Object.entries(surfaces).find(([, remote]) => remote === unit)?.[0];
  return known ?? unit.replace('remote_', '').replaceAll('_', '-');
}

interface Served {
  base: string;
  /** Style files that pages of the served release may have added. */
  pages: readonly string[];
  read: (path: string) => Promise<string>;
}

/**
 * The first block also contains the shell's styles and the design tokens, so only the remote's own part is removed from
 * it; the blocks of its page are removed completely.
 */
async function withoutServedStyles(html: string, { base, pages, read }: Served): Promise<string> {
  const [first, ...others] = unitStyles(html);
  if (!first) return html;
  const { block, file, css } = first;
  const without = await firstBlock(css, base, () => read(base + file));
  const ofPage = others.filter((other) => pages.includes(other.file)).map((other) => other.block);
  return ofPage.reduce(
    (rest, other) => rest.replace(other, ''),
    html.replace(block, () => without),
  );
}

async function firstBlock(css: string, base: string, read: () => Promise<string>): Promise<string> {
  const served = (await read()).replace(/url\((?!['"]?(?:data:|\/))(['"]?)/g, `url($1${base}`);
  return `<style>${css.replace(served, '')}</style>\n`;
}

/**
 * Placed in the head as the server does, so that they load before the first paint; the style loader finds them by
 * `data-href`.
 */
function stylesOf({ base, descriptor }: LocalRelease): string {
  return descriptor.styles
    .map((file) => `<link rel="stylesheet" href="${base}${file}" data-href="${file}">\n`)
    .join('');
}

/** Rewrites absolute links to the site, which would leave the proxy. Metadata is kept, because it is not followed. */
function withProxyLinks(html: string, ends: ProxyOrigins): string {
  return html.replace(
    /(<a\s[^<>]*?href=")(https?:[^"]+)/g,
    (_all, open: string, address: string) => open + relativeToSite(address, ends),
  );
}

/** Returns the policy with the hashes of the current style blocks. */
export function policyFor(html: string, policy: string): string {
  const plain = styleBlocks(html).filter(({ attributes }) => !attributes.includes('nonce'));
  const hashes = plain.map(({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return policy
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace("style-src 'self'", () => ["style-src 'self'", ...hashes].join(' '));
}
