import type { Conversion } from './conversion.ts';
import { parseHtml, textIn } from './html-tree.ts';

/** A shortcode at a place of a text. */
interface Shortcode {
  name: string;
  attributes: string;
  /** Position behind its last bracket. */
  end: number;
}

// All patterns are tried at one position only, so that their time does not grow with the text.
const ESCAPED = /\[\[(\/?[a-z][^[\]]{0,2000})\]\]/iy;
const SHORTCODE = /\[([a-z][\w-]{0,60})(|[\s/][^[\]]{0,2000})\]/iy;
const END = /\[\/([a-z][\w-]{0,60})\]/gi;

/** Replaces the shortcodes of WordPress itself by elements; those of plugins stay as text and are named. */
export function withoutShortcodes(text: string, { note }: Pick<Conversion, 'note'>): string {
  if (!text.includes('[')) return text;
  const ended = new Set([...text.matchAll(END)].map(([, name = '']) => name.toLowerCase()));
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', from)) {
    parts.push(text.slice(from, at));
    const { html, end } = replacementAt(text, at, ended, note);
    parts.push(html);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

interface Replacement {
  html: string;
  end: number;
}

function replacementAt(text: string, at: number, ended: ReadonlySet<string>, note: Conversion['note']): Replacement {
  const escaped = matchAt(ESCAPED, text, at);
  // Two brackets show one: how authors write about shortcodes.
  if (escaped) return { html: `[${escaped[1]}]`, end: at + escaped[0].length };
  const match = matchAt(SHORTCODE, text, at);
  if (!match) return { html: '[', end: at + 1 };
  const found: Shortcode = {
    name: (match[1] ?? '').toLowerCase(),
    attributes: match[2] ?? '',
    end: at + match[0].length,
  };
  const known = pairedAt(text, found, ended) ?? singleElement(found);
  if (known) return known;
  if (isOfPlugin(found, ended)) note(`[${found.name}]`, 'kısa kod; eklentisi bu sitede yok, metin olarak bırakıldı');
  return { html: match[0], end: found.end };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A name with attributes, with an end, or with the signs of plugins in its name: `[simple boat]` is none. */
function isOfPlugin({ name, attributes }: Shortcode, ended: ReadonlySet<string>): boolean {
  return /[_-]/.test(name) || attributes.includes('=') || ended.has(name);
}

const paired = new Set(['caption', 'wp_caption', 'embed', 'audio', 'video', 'playlist']);

/** Returns what a shortcode with an end becomes; null for one without. */
function pairedAt(text: string, found: Shortcode, ended: ReadonlySet<string>): Replacement | null {
  const { name, end } = found;
  if (!paired.has(name) || !ended.has(name)) return null;
  const close = `[/${name}]`;
  const at = text.indexOf(close, end);
  if (at < 0) return null;
  const inner = text.slice(end, at);
  const html = pairedElement(found, inner);
  return html === null ? null : { html, end: at + close.length };
}

function pairedElement(found: Shortcode, inner: string): string | null {
  if (found.name === 'caption' || found.name === 'wp_caption')
    return captioned(inner, shortcodeAttributes(found.attributes)['caption'] ?? '');
  if (found.name === 'embed') return `<p>${inner.trim()}</p>`;
  return singleElement(found)?.html ?? null;
}

/** The caption is an attribute in old texts, else what follows the picture. */
function captioned(inner: string, caption: string): string {
  const image = inner.toLowerCase().lastIndexOf('<img');
  const end = image < 0 ? -1 : inner.indexOf('>', image);
  if (end < 0) return inner;
  const rest = inner.slice(end + 1);
  const isLinked = rest.trimStart().toLowerCase().startsWith('</a>');
  const behind = isLinked ? rest.slice(rest.indexOf('>') + 1) : rest;
  const picture = inner.slice(0, inner.length - behind.length);
  return `<figure>${picture}<figcaption>${[caption, behind.trim()].filter(Boolean).join(' ')}</figcaption></figure>`;
}

const singles = new Set(['gallery', 'playlist', 'audio', 'video']);

function singleElement({ name, attributes: text, end }: Shortcode): Replacement | null {
  if (!singles.has(name)) return null;
  const attributes = shortcodeAttributes(text);
  const ids = attributeText(attributes['ids'] ?? attributes['include'] ?? '');
  if (name === 'gallery') return { html: `<vitrin-gallery ids="${ids}"></vitrin-gallery>`, end };
  if (name === 'playlist') return { html: `<vitrin-files ids="${ids}"></vitrin-files>`, end };
  const source = [...sources, 'address'].map((key) => attributes[key]).find(Boolean) ?? '';
  return source === '' ? null : { html: `<${name} src="${attributeText(source)}"></${name}>`, end };
}

function attributeText(text: string): string {
  return text.replaceAll(/["<>]/g, '');
}

const sources = ['src', 'mp4', 'webm', 'm4v', 'mov', 'ogv', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'wma'];
const ATTRIBUTE = /([\w-]{1,60})=(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/y;

/** Reads attributes in double quotes, single quotes or none; an address by itself is `address`. */
function shortcodeAttributes(text: string): Record<string, string> {
  const found = Object.create(null) as Record<string, string>;
  const joined = text
    .replaceAll(/[“”″]/g, '"')
    .split('=')
    .map((part) => part.trim())
    .join('=');
  for (let at = 0; at < joined.length;) {
    const { length, name, value } = attributeAt(joined, at);
    if (name !== '') found[name] = value;
    at += length;
  }
  return found;
}

interface Attribute {
  length: number;
  /** Empty for a word that is none. */
  name: string;
  value: string;
}

function attributeAt(text: string, at: number): Attribute {
  const match = matchAt(ATTRIBUTE, text, at);
  if (match) {
    const [whole, name = '', ...values] = match;
    const value = values.find((each) => each !== undefined) ?? '';
    return { length: whole.length, name: name.toLowerCase(), value: textIn(parseHtml(value)) };
  }
  const [word = ''] = text.slice(at).split(/\s/, 1);
  return { length: Math.max(1, word.length), name: /^https?:/i.test(word) ? 'address' : '', value: word };
}
