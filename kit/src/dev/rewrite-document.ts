import { createHash } from 'node:crypto';
import { bootElementId, rootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import { segmentOfRemote } from '@vitrin/shared-contracts/first-paths';
import { units, type RemoteName } from '@vitrin/shared-contracts/releases';
import { relativeToSite, type ProxyOrigins } from './headers.ts';
import { resolveLocal, type LocalRelease } from './local-release.ts';
import { overlayPolicy } from './policy.ts';
import { releaseStyles, styleBlocks } from './style-blocks.ts';

const BOOT = new RegExp(`(<script type="application/json" id="${bootElementId}">)([^<]*)(</script>)`);
const ROOT = `<div id="${rootElementId}">`;
const ROOT_END = /<\/div>\s*(?:<aside id="preview"|<div id="preloader"|<script type="application\/json")/g;
const PRELOAD = /<link rel="preload"[^<>]*>\n?/g;
const SHELL_FILES = /\/releases\/shell\/[0-9a-f]{16}\//g;

/** Options for rewriting a document of the site. */
export interface Rewriting {
  ends: ProxyOrigins;
  /** The units that come from this checkout. */
  locals: readonly LocalRelease[];
  /** Whether the site renders its own units from the same sources, so that its rendering can be hydrated. */
  isRenderedHere: boolean;
  /** Reads a file of the site; used for the styles of the release that the local one replaces. */
  read: (path: string) => Promise<string>;
  /** The local remote that this document must show regardless of which one the site has put into it. */
  shown: LocalRelease | null;
  /** URL path of the script that must run before all others. */
  script: string;
}

export function bootOf(html: string): BootBlock | null {
  return JSON.parse(BOOT.exec(html)?.[2] ?? 'null') as BootBlock | null;
}

/** Puts the units of this checkout into the site's document, points links to the proxy and adds the script. */
export async function rewriteDocument(html: string, rewriting: Rewriting): Promise<string> {
  const { locals, ends } = rewriting;
  const boot = bootOf(html);
  const shell = locals.find(({ unit }) => unit === 'shell');
  const remote = boot && (rewriting.shown ?? locals.find(({ unit }) => unit === boot.release.remote));
  const withRemote = boot && remote ? await withLocalRemote(html, { ...rewriting, boot, remote }) : html;
  const withShell = boot && shell ? withLocalShell(withRemote, shell) : withRemote;
  const shown = boot ? [shell, remote].flatMap((release) => release ?? []) : [];
  return withProxyLinks(withShell, ends).replace('<head>', (head) => `${head}\n${scriptsFor(shown, rewriting.script)}`);
}

/** The first scripts of the document: React must be there before the shell starts. */
function scriptsFor(shown: readonly LocalRelease[], script: string): string {
  const units = shown.map(({ unit }) => unit).join(', ');
  return [
    `<script src="${script}"${units === '' ? '' : ` data-unit="${units}"`}></script>`,
    ...shown.flatMap(({ packages }) => (packages === null ? [] : [`<script src="${packages}"></script>`])),
  ].join('\n');
}

function withLocalShell(html: string, shell: LocalRelease): string {
  const boot = bootOf(html);
  const shown = html.replace(SHELL_FILES, shell.base).replace('data-start="used"', 'data-start="now"');
  return boot ? withBoot(shown, { ...boot, choice }) : shown;
}

interface LocalRemote extends Rewriting {
  boot: BootBlock;
  remote: LocalRelease;
}

async function withLocalRemote(html: string, { boot, remote, read, ...rewriting }: LocalRemote): Promise<string> {
  const { base } = boot.release;
  // A page of another remote keeps the look of that one, whose fonts only its release has.
  const local = boot.release.remote === remote.unit ? remote.base : base;
  const isRenderedHere = rewriting.isRenderedHere && (units as readonly string[]).includes(remote.unit);
  const [bare, pageStyles] = await withoutServedStyles(html, { base, local, read });
  const shown = withBoot(bare, localBoot(boot, remote, isRenderedHere));
  return (
    // A site with another release of the remote has rendered something else, so the browser renders the page.
    (isRenderedHere ? shown : withEmptyRoot(shown))
      .replaceAll(PRELOAD, (link) => (link.includes(` href="${base}`) ? '' : link))
      .replace('</head>', () => `${stylesOf(remote, isRenderedHere ? pageStyles : [])}</head>`)
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

function localBoot(boot: BootBlock, own: LocalRelease, isRenderedHere: boolean): BootBlock {
  return {
    ...boot,
    surfaces: { ...boot.surfaces, ...segmentsOf(boot, own) },
    release: resolveLocal(own),
    fallback: null,
    choice,
    page_scripts: [],
    reads: [],
    ...(isRenderedHere ? {} : { hydration: null, hydration_address: null }),
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
  return segmentOfRemote(surfaces, unit) ?? unit.replace('remote_', '').replaceAll('_', '-');
}

/**
 * Removes the styles of the served remote. The first block also contains the shell's styles and the design tokens, so
 * only the remote's own part is removed from it, and the sheets of the look get their fonts from the local release; the blocks of
 * its page are removed completely. Returns their names.
 */
async function withoutServedStyles(
  html: string,
  { base, local, read }: { base: string; local: string; read: Rewriting['read'] },
): Promise<[html: string, pageStyles: string[]]> {
  const [first, ...others] = releaseStyles(html, base);
  if (!first) return [html, []];
  const { block, file, css } = first;
  const without = await firstBlock(css, base, () => read(base + file));
  const bare = others.reduce((rest, other) => rest.replace(other.block, ''), html);
  return [bare.replace(block, () => without.replaceAll(base, local)), others.map((other) => other.file)];
}

async function firstBlock(css: string, base: string, read: () => Promise<string>): Promise<string> {
  const served = (await read()).replace(/url\((?!['"]?(?:data:|\/))(['"]?)/g, `url($1${base}`);
  return `<style>${css.replace(served, '')}</style>\n`;
}

/** Placed in the head as the server does, so that they load before the first paint; the style loader finds them by `href`. */
function stylesOf({ base, styles }: LocalRelease, pageStyles: readonly string[]): string {
  return [...styles, ...pageStyles].map((file) => `<link rel="stylesheet" href="${base}${file}">\n`).join('');
}

/** Rewrites absolute links to the site, which would leave the proxy. Metadata is kept, because it is not followed. */
function withProxyLinks(html: string, ends: ProxyOrigins): string {
  return html.replace(
    /(<a\s[^<>]*?href=")(https?:[^"]+)/g,
    (_all, open: string, address: string) => open + relativeToSite(address, ends),
  );
}

/** Returns the policy with the hashes of the current style blocks, and with the error overlay allowed. */
export function policyFor(html: string, policy: string): string {
  const plain = styleBlocks(html).filter(({ attributes }) => !attributes.includes('nonce'));
  const hashes = plain.map(({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return policy
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace("style-src 'self'", () => ["style-src 'self'", ...hashes].join(' '))
    .replace(/trusted-types [^;]+/, (names) => `${names} ${overlayPolicy}`);
}
