import { Node } from '@tiptap/core';
import { isAllowedAddress } from './link-address.ts';

/** Link that looks like a button. Its text is written in place. */
export const LinkButtonNode = Node.create({
  name: 'linkButton',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes() {
    return {
      href: {
        default: '',
        parseHTML(element: HTMLElement) {
          const address = element.querySelector('a')?.getAttribute('href') ?? element.dataset['href'] ?? '';
          return isAllowedAddress(address) ? address : '';
        },
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [
      { tag: 'p.button', contentElement: (element) => element.querySelector('a, span') ?? element, priority: 60 },
    ];
  },
  renderHTML({ node }) {
    const href = String(node.attrs['href'] ?? '');
    return ['p', { class: 'button', 'data-href': href }, ['span', { title: href }, 0]];
  },
  addKeyboardShortcuts() {
    return {
      // A button is one line: the text goes on after it.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .scrollIntoView()
          .run();
      },
    };
  },
});
