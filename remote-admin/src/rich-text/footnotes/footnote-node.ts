import { Node } from '@tiptap/core';

/**
 * Footnote at its place in a sentence. Its text is the content of the node, so that search, links and history find it; the editor
 * shows the number, and the texts below the document.
 */
export const FootnoteNode = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  content: 'text*',
  parseHTML: () => [{ tag: 'sup[data-footnote]', priority: 60 }],
  renderHTML: () => ['sup', { 'data-footnote': '' }, 0],
  /** Without a place for the content: the number comes from the style sheet. */
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('sup');
      const show = (text: string) => {
        dom.title = text;
        dom.setAttribute('aria-label', `Dipnot: ${text}`);
      };
      dom.className = 'footnote';
      dom.setAttribute('role', 'img');
      show(node.textContent);
      return {
        dom,
        update(changed) {
          if (changed.type !== node.type) return false;
          show(changed.textContent);
          return true;
        },
      };
    },
});
