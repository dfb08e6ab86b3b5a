import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredRelease } from '../releases/registry.ts';

/** The one style block of a document: brand tokens and all first styles of shell and remote. */
export interface InlineStyle {
  css: string;
  /** Its hash as the policy names it. */
  hash: string;
  /** Style files that the block replaces; the style loader looks for them by this name. */
  files: string[];
}

/** Files of the document's own parts that no remote brings. */
const OWN =
  '[hidden]{display:none!important}.preloader{position:fixed;inset:0 0 auto;block-size:3px;z-index:1000;background:var(--color-accent);transform-origin:0 0;animation:preloader .42s ease-out both}@keyframes preloader{from{transform:scaleX(0)}to{transform:scaleX(1)}}@media (prefers-reduced-motion:reduce){.preloader{animation:none}}';

const cache = new Map<string, InlineStyle>();
const MOST_KEPT = 50;

export function inlineStyle(tokens: string, shell: StoredRelease, remote: StoredRelease): InlineStyle {
  const key = `${shell.descriptor.id} ${remote.descriptor.id} ${tokens}`;
  const known = cache.get(key);
  if (known) return known;
  const css = [stylesOf(shell), tokens, stylesOf(remote), OWN].join('\n');
  const style: InlineStyle = {
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    files: [...remote.descriptor.styles],
  };
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(key, style);
  return style;
}

/** Contents of the first style files; addresses in them are made absolute. */
export function stylesOf({ descriptor, folder, base }: StoredRelease): string {
  return descriptor.styles
    .map((file) =>
      readFileSync(path.join(folder, file), 'utf8').replace(/url\((?!['"]?(?:data:|\/))(['"]?)/g, `url($1${base}`),
    )
    .join('\n');
}
