import { Node } from '@tiptap/core';
import { leaveLine } from './leave-line.ts';
import { isAllowedAddress } from '../link-address.ts';

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
    return { Enter: ({ editor }) => leaveLine(editor, this.name) };
  },
});
