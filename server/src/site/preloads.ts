import type { StoredRelease } from '../modules/releases/serving/registry.ts';
import { attributes } from '../platform/http/html.ts';

/** Media query of the devices that use the font, as in the styles of the shell (decision 18). */
const fontMedia = '(pointer: fine)';

/** Returns the font preloads. In the panel nothing is painted before scripts have run, so scripts load first. */
export function fontPreloads(shell: StoredRelease, surface: 'page' | 'panel'): string {
  const fonts = Object.keys(shell.descriptor.files).filter((file) => file.endsWith('.woff2'));
  const attributesOf = (file: string) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
    media: fontMedia,
    ...(surface === 'panel' && { fetchpriority: 'low' }),
    href: shell.base + file,
  });
  return fonts.map((file) => `<link${attributes(attributesOf(file))}>`).join('\n');
}

/** Returns preloads for exactly the scripts needed for the first paint of a document that starts immediately. */
export function startPreloads({ shell, remote }: { shell: StoredRelease; remote: StoredRelease }): string {
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
