import IconLetterI from '@tabler/icons-react/dist/esm/icons/IconLetterI.mjs';
import IconListLetters from '@tabler/icons-react/dist/esm/icons/IconListLetters.mjs';
import IconNumber123 from '@tabler/icons-react/dist/esm/icons/IconNumber123.mjs';
import IconParentheses from '@tabler/icons-react/dist/esm/icons/IconParentheses.mjs';
import type { Icon } from '@tabler/icons-react';
import type { Tool } from './tools.ts';

/** Tools that are shown while the cursor is in a numbered list. */
export const listTools: readonly Tool[] = [
  kind(null, 'Rakamlarla numarala: 1, 2, 3', IconNumber123),
  kind('a', 'Harflerle numarala: a, b, c', IconListLetters),
  kind('i', 'Roma rakamlarıyla numarala: i, ii, iii', IconLetterI),
  {
    label: 'Ayraçla numarala: a) b) c)',
    icon: IconParentheses,
    command: (chain) =>
      chain.command(({ editor, commands }) => {
        const isBracketed = editor.getAttributes('orderedList')['bracketed'] === true;
        return commands.updateAttributes('orderedList', { bracketed: isBracketed ? undefined : true });
      }),
    isActive: (editor) => editor.isActive('orderedList', { bracketed: true }),
  },
];

function kind(type: 'a' | 'i' | null, label: string, icon: Icon): Tool {
  return {
    label,
    icon,
    command: (chain) => chain.updateAttributes('orderedList', { type }),
    isActive: (editor) => {
      const current: unknown = editor.getAttributes('orderedList')['type'];
      return typeof current === 'string' && current !== '1' ? current.toLowerCase() === type : type === null;
    },
  };
}
