import type { Conversion } from './conversion.ts';

/** Replaces the shortcodes of WordPress itself by elements; those of plugins stay as text and are named. */
export function withoutShortcodes(text: string, { note }: Pick<Conversion, 'note'>): string {
  const replaced = text
    .replace(
      PAIRED,
      (whole, name: string, attributes: string, inner: string) => pairedElement(name, attributes, inner) ?? whole,
    )
    .replace(
      SINGLE,
      (whole, before: string, name: string, attributes: string) =>
        `${before}${singleElement(name, attributes) ?? whole.slice(before.length)}`,
    );
  for (const [, name = ''] of replaced.matchAll(UNKNOWN))
    if (!KNOWN.has(name)) note(`[${name}]`, 'kısa kod; eklentisi bu sitede yok, metin olarak bırakıldı');
  // Two brackets show one: how authors write about shortcodes.
  return replaced.replace(ESCAPED, '$1');
}

const KNOWN = new Set(['gallery', 'caption', 'wp_caption', 'embed', 'audio', 'video', 'playlist']);
/** A name with attributes, with an end, or with the signs of plugins in its name: `[simple boat]` is none. */
const UNKNOWN =
  /(?<!\[)\[([a-z][a-z\d]*(?:[_-][\w-]*|(?=\s+[\w-]+=)|(?=\][^[\]]{0,20000}\[\/)))[^\]<>]{0,2000}\](?!\])/gi;
const ESCAPED = /\[(\[[a-z][\w-]*(?:\s[^\]]*)?\])\]/gi;
const PAIRED =
  /(?<!\[)\[(caption|wp_caption|embed|audio|video|playlist)((?:\s[^\]]*)?)\]([^[]*(?:\[(?!\/\1\])[^[]*)*)\[\/\1\]/gi;
const SINGLE = /(^|[^[])\[(gallery|audio|video|playlist)((?:\s[^\]]*)?)\](?!\])/gi;

function pairedElement(name: string, text: string, inner: string): string | null {
  const attributes = shortcodeAttributes(text);
  switch (name.toLowerCase()) {
    case 'caption':
    case 'wp_caption':
      return captioned(inner, attributes['caption'] ?? '');
    case 'embed':
      return `<p>${inner.trim()}</p>`;
    default:
      return singleElement(name, text);
  }
}

/** The caption is an attribute in old texts, else what follows the picture. */
function captioned(inner: string, caption: string): string {
  const [, picture = '', rest = ''] = /^([^]*<img[^>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(inner) ?? [];
  if (picture === '') return inner;
  const texts = [caption, rest.trim()].filter(Boolean).join(' ');
  return `<figure>${picture}<figcaption>${texts}</figcaption></figure>`;
}

function singleElement(name: string, text: string): string | null {
  const attributes = shortcodeAttributes(text);
  if (name.toLowerCase() === 'gallery')
    return `<vitrin-gallery ids="${attributes['ids'] ?? attributes['include'] ?? ''}"></vitrin-gallery>`;
  if (name.toLowerCase() === 'playlist') return `<vitrin-files ids="${attributes['ids'] ?? ''}"></vitrin-files>`;
  const source = [...sources, 'address'].map((key) => attributes[key]).find(Boolean) ?? '';
  if (source === '') return null;
  return `<${name.toLowerCase()} src="${source.replaceAll('"', '')}"></${name.toLowerCase()}>`;
}

const sources = ['src', 'mp4', 'webm', 'm4v', 'mov', 'ogv', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'wma'];

/** Reads attributes in double quotes, single quotes (typographic ones too) or none; an address by itself is `address`. */
function shortcodeAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name, double, single, bare, alone] of text.matchAll(ATTRIBUTE)) {
    if (name !== undefined) found[name.toLowerCase()] = (double ?? single ?? bare ?? '').replaceAll(/[“”″]/g, '');
    else if (alone && /^https?:/i.test(alone)) found['address'] = alone;
  }
  return found;
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))|(\S+)/g;
