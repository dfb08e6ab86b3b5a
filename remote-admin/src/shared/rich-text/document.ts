import type { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table/kit';
import { StarterKit } from '@tiptap/starter-kit';
import { FindExtension } from './find.ts';
import { isAllowedAddress } from './link-address.ts';
import { PictureNode } from './picture-node.ts';

/** What a text may hold; the server's allow-list knows the same (product §14). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedAddress,
      // What a link of the site carries besides its address is the server's to say.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TableKit.configure({ table: { resizable: false, renderWrapper: true } }),
  PictureNode,
  FindExtension,
];

/** The document as it is stored; null when nothing is written. */
export function documentOf(editor: Editor): object | null {
  return editor.isEmpty ? null : editor.getJSON();
}

export const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
