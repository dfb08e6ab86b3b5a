import { languageAbbr } from '@vitrin/shared-contracts/languages';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { sharingSize } from '@vitrin/shared-contracts/pictures';
import type { Head } from '@vitrin/shared-contracts/remote-app';
import { attributes, escapeHtml, jsonBlock } from '../platform/http/html.ts';
import { withoutEmptyParts } from '../platform/http/without-empty-parts.ts';

export interface HeadContext {
  /** Origin for absolute URLs; never taken from the request. */
  publicUrl: string;
  companyName: string;
  language: string;
  defaultLanguage: string;
}

/** Returns the metadata of the document: title, description, canonical, alternates, Open Graph and JSON-LD. */
export function headHtml(head: Head, context: HeadContext): string {
  const absolute = (path: string) => new URL(toLanguagePath(path), context.publicUrl).href;
  const parts = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [meta({ name: 'description', content: head.description })] : []),
    ...(head.canonical === null || head.noindex ? [meta({ name: 'robots', content: 'noindex' })] : []),
    ...(head.canonical === null ? [] : [link({ rel: 'canonical', href: absolute(head.canonical) })]),
    ...alternates(head, context, absolute),
    ...openGraph(head, context, absolute),
    ...(head.structured ?? []).flatMap((item) => jsonLd(item, absolute)),
  ];
  return parts.join('\n');
}

/** Converts a URL of releases from before language paths, which have the language in the query. */
function toLanguagePath(address: string): string {
  const [path = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  const abbr = query.get('lang');
  if (abbr === null || !languageAbbr.test(abbr)) return address;
  query.delete('lang');
  return pathInLanguage(query.size > 0 ? `${path}?${query}` : path, abbr);
}

/**
 * Returns a JSON-LD block without empty parts; none when nothing else is in it. schema.org requires absolute URLs: every
 * text that starts with one slash is a path of this site.
 */
function jsonLd(item: object, absolute: (path: string) => string): string[] {
  const filled = withoutEmptyParts(item);
  if (filled === undefined) return [];
  const whole = JSON.stringify(filled, (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?![/\\\s])/.test(value) ? absolute(value) : value,
  );
  return [`<script type="application/ld+json">${jsonBlock(JSON.parse(whole))}</script>`];
}

function alternates(head: Head, { defaultLanguage }: HeadContext, absolute: (path: string) => string): string[] {
  const entries = Object.entries(head.alternates ?? {});
  if (entries.length < 2) return [];
  const fallback = head.alternates?.[defaultLanguage];
  return [
    ...entries.map(([hreflang, path]) => link({ rel: 'alternate', hreflang, href: absolute(path) })),
    ...(fallback ? [link({ rel: 'alternate', hreflang: 'x-default', href: absolute(fallback) })] : []),
  ];
}

function openGraph(head: Head, { companyName, language }: HeadContext, absolute: (path: string) => string): string[] {
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
    'og:image:type': picture.endsWith('.png') ? 'image/png' : 'image/jpeg',
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
