import type { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table/kit';
import { StarterKit } from '@tiptap/starter-kit';

/** What a text may hold; the server's allow-list knows the same (design §7). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

/** The document as it is stored; null when nothing is written. */
export function documentOf(editor: Editor): object | null {
  return editor.isEmpty ? null : editor.getJSON();
}

export const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
