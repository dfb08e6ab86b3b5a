import { languageAbbr } from 'shared-contracts/languages';
import { pathInLanguage } from 'shared-contracts/paths';
import { sharingSize } from 'shared-contracts/pictures';
import type { Head } from 'shared-contracts/remote-app';
import { attributes, escapeHtml, jsonBlock } from './html.ts';

export interface HeadSurroundings {
  /** Origin that makes addresses absolute; never taken from the request. */
  publicUrl: string;
  companyName: string;
  language: string;
  defaultLanguage: string;
}

/** The document's metadata: title, description, canonical, alternates, Open Graph and JSON-LD. */
export function headHtml(head: Head, surroundings: HeadSurroundings): string {
  const absolute = (path: string) => new URL(currentAddress(path), surroundings.publicUrl).href;
  const parts = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [meta({ name: 'description', content: head.description })] : []),
    ...(head.canonical === null || head.noindex ? [meta({ name: 'robots', content: 'noindex' })] : []),
    ...(head.canonical === null ? [] : [link({ rel: 'canonical', href: absolute(head.canonical) })]),
    ...alternates(head, surroundings, absolute),
    ...openGraph(head, surroundings, absolute),
    ...(head.structured ?? []).map((item) => structured(item, absolute)),
  ];
  return parts.join('\n');
}

/** Releases from before language paths name the language in the query. */
function currentAddress(address: string): string {
  const [path = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  const abbr = query.get('lang');
  if (abbr === null || !languageAbbr.test(abbr)) return address;
  query.delete('lang');
  return pathInLanguage(query.size > 0 ? `${path}?${query}` : path, abbr);
}

/** schema.org wants whole addresses: every text that begins with one slash is an address of ours. */
function structured(item: object, absolute: (path: string) => string): string {
  const whole = JSON.stringify(item, (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?![/\\\s])/.test(value) ? absolute(value) : value,
  );
  return `<script type="application/ld+json">${jsonBlock(JSON.parse(whole))}</script>`;
}

function alternates(head: Head, { defaultLanguage }: HeadSurroundings, absolute: (path: string) => string): string[] {
  const entries = Object.entries(head.alternates ?? {});
  if (entries.length < 2) return [];
  const fallback = head.alternates?.[defaultLanguage];
  return [
    ...entries.map(([hreflang, path]) => link({ rel: 'alternate', hreflang, href: absolute(path) })),
    ...(fallback ? [link({ rel: 'alternate', hreflang: 'x-default', href: absolute(fallback) })] : []),
  ];
}

function openGraph(
  head: Head,
  { companyName, language }: HeadSurroundings,
  absolute: (path: string) => string,
): string[] {
  if (head.canonical === null) return [];
  const properties: Record<string, string | null> = {
    'og:type': head.type ?? 'website',
    'og:site_name': companyName,
    'og:title': head.title,
    'og:description': head.description || null,
    'og:url': absolute(head.canonical),
    ...picture(head, absolute),
    'og:locale': openGraphLocale(language),
  };
  const tags = Object.entries(properties).flatMap(([property, content]) =>
    content === null ? [] : [meta({ property, content })],
  );
  return [...tags, meta({ name: 'twitter:card', content: head.picture ? 'summary_large_image' : 'summary' })];
}

/** Returns the language and its most common region ('tr_TR', 'en_US'), unless the abbreviation contains a region. */
function openGraphLocale(abbr: string): string {
  const { language, region } = new Intl.Locale(abbr).maximize();
  return region ? `${language}_${region}` : language;
}

/**
 * Returns the Open Graph picture tags. With size and type, services show the picture at the first share, before they
 * have fetched it.
 */
function picture({ picture, pictureAlt }: Head, absolute: (path: string) => string): Record<string, string | null> {
  if (!picture) return {};
  return {
    'og:image': absolute(picture),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(sharingSize.width),
    'og:image:height': String(sharingSize.height),
    'og:image:alt': pictureAlt || null,
  };
}

function meta(values: Record<string, string>): string {
  return `<meta${attributes(values)}>`;
}

function link(values: Record<string, string>): string {
  return `<link${attributes(values)}>`;
}
