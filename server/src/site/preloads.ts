import type { StoredRelease } from '../releases/serving/registry.ts';
import { attributes } from '../platform/http/html.ts';
import type { DocumentLook } from './document-look.ts';

interface Releases {
  shell: StoredRelease;
  remote: StoredRelease;
}

/** Returns the preloads of the fonts of a page: those of its look, or that of the shell for a release without looks. */
export function pageFontPreloads(shell: StoredRelease, look: DocumentLook | null): string {
  const fonts = look?.fonts ?? shellFonts(shell);
  return fonts.map((href) => fontPreload(href)).join('\n');
}

/** Returns the font preloads of the panel, where nothing is painted before scripts have run: scripts load first. */
export function panelFontPreloads(shell: StoredRelease): string {
  return shellFonts(shell)
    .map((href) => fontPreload(href, { fetchpriority: 'low' }))
    .join('\n');
}

function shellFonts({ base, descriptor }: StoredRelease): string[] {
  return Object.keys(descriptor.files)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => base + file);
}

function fontPreload(href: string, priority: { fetchpriority?: 'low' } = {}): string {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', ...priority, href };
  return `<link${attributes(font)}>`;
}

/** Returns preloads for exactly the scripts needed for the first paint of a document that starts immediately. */
export function startPreloads({ shell, remote }: Releases): string {
  const { descriptor, base } = remote;
  return [
    ...shell.descriptor.preload.map((file) => scriptPreload(shell.base + file)),
    ...descriptor.preload.map((file) =>
      scriptPreload(base + file, { integrity: descriptor.files[file], byFederation: file === descriptor.entry }),
    ),
  ].join('\n');
}

interface Checked {
  integrity?: string | undefined;
  byFederation?: boolean;
}

/**
 * Returns a script preload. Module Federation requests its entry with CORS, webpack requests the chunks of a remote
 * without: a preload is used only if the mode matches.
 */
export function scriptPreload(href: string, { integrity, byFederation = false }: Checked = {}): string {
  const crossorigin = byFederation ? { crossorigin: 'anonymous' } : {};
  return `<link${attributes({ rel: 'preload', as: 'script', href, ...crossorigin, integrity: integrity ?? null })}>`;
}

export function stylePreload(href: string): string {
  return `<link${attributes({ rel: 'preload', as: 'style', href })}>`;
}
