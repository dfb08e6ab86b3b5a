import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that reach the page around a section, or that belong to the page alone. */
const REFUSED = new Set([
  'base',
  'body',
  'embed',
  'frame',
  'h1',
  'head',
  'html',
  'iframe',
  'link',
  'main',
  'meta',
  'object',
  'script',
  'style',
  'template',
  'title',
]);
const LANDMARKS = new Set(['banner', 'contentinfo', 'main']);
const REFUSED_ATTRIBUTE = /^(?:on|style$|srcdoc$)/;
/** Browsers ignore these characters in the scheme of an address. */
const IGNORED = /[\s\p{Cc}]/gu;
const SCRIPT_ADDRESS = /^(?:javascript|vbscript):/i;
const ADDRESSES = new Set(['action', 'formaction', 'href', 'src', 'xlink:href']);

/** Largest markup of a section in bytes, and most elements and texts in it. */
const limits = { bytes: 65_536, nodes: 1_000 };

/** Markup that a section must not have. */
export class RefusedMarkup extends Error {}

/**
 * Returns the markup of a section as a browser reads it: whole elements that stay in their place in any page.
 * @param html - rendered by the section, untrusted
 * @param id - of its place; ids in the markup begin with it and a hyphen
 * @throws RefusedMarkup
 */
export function checkedMarkup(html: string, id: string): string {
  if (Buffer.byteLength(html) > limits.bytes) throw new RefusedMarkup('İşaretlemesi çok büyük.');
  const fragment = parseFragment(html);
  let nodes = 0;
  const waiting: Node[] = [...fragment.childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes += 1;
    if (nodes > limits.nodes) throw new RefusedMarkup('İşaretlemesinde çok fazla öğe var.');
    if (!('tagName' in node)) continue;
    checkElement(node, id);
    waiting.push(...node.childNodes);
  }
  return serialize(fragment);
}

function checkElement({ tagName, attrs }: Element, id: string): void {
  if (REFUSED.has(tagName)) throw new RefusedMarkup(`<${tagName}> öğesi kullanılamaz.`);
  for (const { name, value } of attrs) {
    if (REFUSED_ATTRIBUTE.test(name)) throw new RefusedMarkup(`${name} özniteliği kullanılamaz.`);
    if (ADDRESSES.has(name) && SCRIPT_ADDRESS.test(value.replace(IGNORED, '')))
      throw new RefusedMarkup(`${name} özniteliğinin adresi kullanılamaz.`);
    if (name === 'role' && LANDMARKS.has(value)) throw new RefusedMarkup(`role="${value}" kullanılamaz.`);
    // `useId` begins with an underscore.
    if (name === 'id' && !value.replace(/^_/, '').startsWith(`${id}-`))
      throw new RefusedMarkup(`id değerleri “${id}-” ile başlamalı; “${value.slice(0, 60)}” başlamıyor.`);
  }
}
