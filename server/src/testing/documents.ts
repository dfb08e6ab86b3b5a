/** Returns an editor document of plain paragraphs. */
export function paragraphs(...texts: string[]): object {
  return { type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) };
}
