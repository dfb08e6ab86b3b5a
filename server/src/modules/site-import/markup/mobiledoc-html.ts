import { marked } from 'marked';
import type { Conversion } from './conversion.ts';
import { cardHtml, escaped, type Card } from './ghost-cards.ts';

/** [kind, opened markups, closed markups, value] */
type Marker = readonly [number, readonly number[], number, string | number];

interface Mobiledoc {
  sections?: readonly (readonly unknown[])[];
  cards?: readonly (readonly [string, Card])[];
  atoms?: readonly (readonly [string, string, unknown])[];
  markups?: readonly (readonly [string, (readonly string[])?])[];
}

const MARKUP = 1;
const IMAGE = 2;
const LIST = 3;
const CARD = 10;

/** Returns the HTML of a text of Ghost's former editor. */
export function mobiledocHtml(json: string, conversion: Conversion): string {
  const document = Object(JSON.parse(json)) as Mobiledoc;
  return (document.sections ?? []).map((section) => sectionHtml(section, document, conversion)).join('');
}

function sectionHtml(section: readonly unknown[], document: Mobiledoc, conversion: Conversion): string {
  const [kind, first, second] = section;
  if (kind === MARKUP) return `<${tag(first)}>${markersHtml(second, document)}</${tag(first)}>`;
  if (kind === IMAGE) return `<img src="${escaped(String(first))}">`;
  if (kind === LIST && Array.isArray(second))
    return `<${tag(first)}>${second.map((item) => `<li>${markersHtml(item, document)}</li>`).join('')}</${tag(first)}>`;
  return kind === CARD ? cardSection(document.cards?.[Number(first)], conversion) : '';
}

function cardSection(found: readonly [string, Card] | undefined, conversion: Conversion): string {
  if (!found) return '';
  const [name, card] = found;
  const isMarkdown = name === 'markdown' || name === 'card-markdown';
  return isMarkdown ? marked.parse(card.markdown ?? '', { async: false }) : cardHtml(name, card, conversion);
}

function tag(name: unknown): string {
  const text = String(name).toLowerCase();
  return /^(?:p|h[1-6]|blockquote|aside|ul|ol|a|b|i|strong|em|u|s|del|code|sup|sub)$/.test(text) ? text : 'p';
}

function markersHtml(markers: unknown, { markups = [], atoms = [] }: Mobiledoc): string {
  if (!Array.isArray(markers)) return '';
  const open: string[] = [];
  return (markers as Marker[])
    .map(([kind, opened, closed, value]) => {
      const starts = opened.map((index) => openingTag(markups[index], open)).join('');
      const text = kind === 0 ? escaped(String(value)) : atomHtml(atoms[Number(value)]);
      const ends = Array.from({ length: closed }, () => `</${open.pop() ?? 'p'}>`).join('');
      return `${starts}${text}${ends}`;
    })
    .join('');
}

type Markup = NonNullable<Mobiledoc['markups']>[number];

function openingTag(markup: Markup | undefined, open: string[]): string {
  const name = tag(markup?.[0] ?? 'p');
  open.push(name);
  const attributes = markup?.[1] ?? [];
  const href = attributes[attributes.indexOf('href') + 1] ?? '';
  return name === 'a' ? `<a href="${escaped(href)}">` : `<${name}>`;
}

function atomHtml(atom: readonly [string, string, unknown] | undefined): string {
  return atom?.[0] === 'soft-return' ? '<br>' : escaped(atom?.[1] ?? '');
}
