import { mergeAttributes, Node } from '@tiptap/core';

export type CalloutKind = 'info' | 'warning';

/** Labels of callouts in the editor; the site shows them in the language of the text. */
const calloutLabels = { info: 'Bilgi', warning: 'Uyarı' } as const satisfies Record<CalloutKind, string>;

/** Highlighted paragraphs with a label. */
export const CalloutNode = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes() {
    return {
      kind: {
        default: 'info',
        parseHTML: (element: HTMLElement): CalloutKind => (element.matches('.warning') ? 'warning' : 'info'),
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [
      { tag: 'aside.callout' },
      // The label of a callout that was copied from the site.
      { tag: '.callout > p.label', ignore: true, priority: 60 },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const kind: CalloutKind = node.attrs['kind'] === 'warning' ? 'warning' : 'info';
    const attributes = { class: `callout ${kind}`, role: 'note', 'data-label': calloutLabels[kind] };
    return ['aside', mergeAttributes(HTMLAttributes, attributes), 0];
  },
});
