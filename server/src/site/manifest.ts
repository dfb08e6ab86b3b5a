import { directionOf, type Language } from '@vitrin/shared-contracts/languages';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { withoutEmptyParts } from '../platform/http/without-empty-parts.ts';
import { colourRoles } from '../modules/branding/design-tokens.ts';
import { iconShapes, iconSource } from './icons.ts';
import type { GeneratedFile } from './generated-file.ts';
import type { SiteState } from './site-state.ts';

export const manifestPath = '/manifest.webmanifest';

/** Characters that a home screen shows below an icon before truncating. */
const SHORT_NAME = 12;

/** Returns the manifest for adding the site to a home screen: it opens in the browser, in the language of the page. */
export function manifestFile({ branding }: Pick<SiteState, 'branding'>, { abbr }: Language): GeneratedFile {
  const { main, light } = colourRoles(branding);
  const home = pathInLanguage(publicPaths.home, abbr);
  const manifest = {
    id: home,
    name: branding.companyName,
    short_name: shortName(branding.companyName),
    lang: abbr,
    dir: directionOf(abbr),
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: main,
    background_color: light['--color-surface'],
    icons: iconSource(branding) === '' ? [] : icons,
  };
  return { type: 'application/manifest+json; charset=utf-8', text: JSON.stringify(withoutEmptyParts(manifest)) };
}

const icons = Object.entries(iconShapes)
  .filter(([, { isOpaque }]) => !isOpaque)
  .map(([src, { size }]) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' }));

/** Words that join two others; at the end of a name they say that something is missing. */
const joining: ReadonlySet<string> = new Set(['ve', 'ile', 'and', '&', '+', '-', '–', '/']);

/** Returns as many whole words as fit, without a joining word or a comma at the end; a long first word is not cut. */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const { length } = words;
  const isTooLong = () => words.join(' ').length > SHORT_NAME;
  const endsOpen = () => joining.has(words.at(-1)?.toLowerCase() ?? '') && words.length < length;
  while (words.length > 1 && (isTooLong() || endsOpen())) words.pop();
  const short = words.join(' ');
  return words.length < length && /[,;:]$/.test(short) ? short.slice(0, -1) : short;
}
