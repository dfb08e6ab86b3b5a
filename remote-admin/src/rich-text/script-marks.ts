import { Mark } from '@tiptap/core';

/** Superscript, as in m². */
export const SuperscriptMark = scriptMark('superscript', 'subscript', { tag: 'sup', key: 'Mod-.' });

/** Subscript, as in H₂O. */
export const SubscriptMark = scriptMark('subscript', 'superscript', { tag: 'sub', key: 'Mod-,' });

/** Defines a mark that excludes the other one: a letter cannot be above and below the line. */
function scriptMark(name: string, other: string, { tag, key }: { tag: string; key: string }) {
  return Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag: `${tag}:not([data-footnote])` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: ({ editor }) => editor.commands.toggleMark(name) };
    },
  });
}
