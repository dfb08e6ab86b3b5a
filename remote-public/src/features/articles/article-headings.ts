import { fold } from '@vitrin/shared-contracts/fold';

export interface Heading {
  id: string;
  text: string;
}

/** Gives every second-level heading of sanitized HTML an id derived from its text, the same on server and client. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const [before = '', ...parts] = html.split('<h2>');
  const marked = parts.map((part) => {
    const [inner = '', ...after] = part.split('</h2>');
    if (after.length === 0) return `<h2>${part}`;
    const text = textOf(inner);
    const id = uniqueId(toFragment(text), taken);
    headings.push({ id, text });
    return [`<h2 id="${id}">${inner}`, ...after].join('</h2>');
  });
  return { html: before + marked.join(''), headings };
}

/** Fragments may contain letters of every script, so none has to be transliterated. */
function toFragment(text: string): string {
  const message = fold(text).split(/[^\p{L}\p{N}]+/u);
  return message.filter(Boolean).join('-') || 'bolum';
}

function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

function textOf(html: string): string {
  return html
    .replace(/<[^<>]+>/g, '')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
