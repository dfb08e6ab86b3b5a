/** Returns an editor document of plain paragraphs. */
export function paragraphs(...texts: string[]): object {
  return { type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) };
}

/** Returns a document with a link. */
export function link(href: string, text: string): object {
  const marks = [{ type: 'link', attrs: { href } }];
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }] };
}
