import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { lookSheet, type DocumentLook } from './document-look.ts';

/** An inline style element of a document, allowed by its hash. */
export interface StyleBlock {
  css: string;
  /** In the format of the Content Security Policy. */
  hash: string;
  /** What the style loader of a release finds the block by that it would load otherwise; empty for all other blocks. */
  href: string;
}

export interface StyleParts {
  /** CSS custom properties of the branding. */
  tokens: string;
  shell: StoredRelease;
  remote: StoredRelease;
  /** Null for a release without looks. */
  look: DocumentLook | null;
  /** Names of the lazily loaded chunks that the page uses; each may have a style file. */
  chunks: readonly string[];
  /** Content of the page. */
  html: string;
}

/** Styles of the parts of the document that no remote provides. */
const BASE_CSS =
  '[hidden]{display:none!important}.preloader{position:fixed;inset:0 0 auto;block-size:3px;z-index:1000;background:var(--color-accent);transform-origin:0 0;animation:preloader .42s ease-out both}@keyframes preloader{from{transform:scaleX(0)}to{transform:scaleX(1)}}@media (prefers-reduced-motion:reduce){.preloader{animation:none}}';

const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;

const cache = new Map<string, StyleBlock>();
const MAX_BLOCKS = 200;

/** Styles of the blocks of a rich text, which a script loads for a product that is opened later. */
const BLOCK_STYLES = 'block-styles.css';
/** A block, as the renderer of rich text writes it. */
const BLOCK =
  /<(?:aside|figure|p|ul|ol|sup) class="(?:callout|pictures|button|file|video|bracketed|note-mark)[ "]|<td[^<>]* data-align=/;

/**
 * Returns the style blocks for the first view of the surface and for this page; each replaces a file that would be
 * fetched. A page without a script, such as a preview, can load none.
 */
export function inlineStyles({ tokens, shell, remote, look, chunks, html }: StyleParts): StyleBlock[] {
  const sheet = (file: string) => lookSheet(look, file);
  const firstSheets = remote.descriptor.styles.map(sheet);
  const own = look?.own ?? [];
  const name = `${shell.descriptor.id} ${remote.descriptor.id}`;
  const common = cachedBlock(
    `${name} ${[...firstSheets, ...own].join(' ')} ${tokens}`,
    hrefOf(remote, firstSheets[0]),
    () =>
      // The tokens of the look come after styles that set some of them too.
      [shellStyles(shell, look), tokens, filesOf(remote, [...firstSheets, ...own]), BASE_CSS].join('\n'),
  );
  const ofPage = chunks.map((name) => sheet(`${name}.css`)).filter((file) => file in remote.descriptor.files);
  const blockOf = (file: string) => cachedBlock(name, hrefOf(remote, file), () => styleFile(remote, file));
  const styles = [common, ...ofPage.map(blockOf)];
  const blockStyles = sheet(BLOCK_STYLES);
  if (!BLOCK.test(html) || !(blockStyles in remote.descriptor.files)) return styles;
  const blocks = blockOf(blockStyles);
  // A page of a text contains these styles in its own.
  return styles.some(({ css }) => css.includes(blocks.css.trim())) ? styles : [...styles, blocks];
}

/** Returns the style blocks of a section of a remote. */
export function sectionStyles(release: StoredRelease, files: readonly string[]): StyleBlock[] {
  const { unit, id } = release.descriptor;
  return files.map((file) => cachedBlock(`${unit} ${id}`, hrefOf(release, file), () => styleFile(release, file)));
}

/** Releases built by older tools find a block by the name of its file. */
function hrefOf({ base, descriptor }: StoredRelease, file = ''): string {
  return descriptor.styles_by_address && file !== '' ? base + file : file;
}

function cachedBlock(name: string, href: string, read: () => string): StyleBlock {
  const key = `${name} ${href}`;
  const known = cache.get(key);
  if (known) return known;
  const block = styleBlock(read(), href);
  if (cache.size >= MAX_BLOCKS) cache.clear();
  cache.set(key, block);
  return block;
}

/** Returns the block of a style, with its hash. */
export function styleBlock(css: string, href = ''): StyleBlock {
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}`, href };
}

/** Returns the content of the initial style files. */
export function stylesOf(release: StoredRelease): string {
  return filesOf(release, release.descriptor.styles);
}

/** A look has fonts of its own: the font of the shell would be declared without a use. */
function shellStyles(shell: StoredRelease, look: DocumentLook | null): string {
  const css = stylesOf(shell);
  return look ? css.replace(FONT_FACE, '') : css;
}

function filesOf(release: StoredRelease, files: readonly string[]): string {
  return files.map((file) => styleFile(release, file)).join('\n');
}

/** Reads a style file and makes the URLs in it absolute. */
function styleFile({ folder, base }: StoredRelease, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replace(/url\((?!['"]?(?:data:|\/))(['"]?)/g, `url($1${base}`);
}
