import type { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table/kit';
import { StarterKit } from '@tiptap/starter-kit';
import { CalloutNode } from './blocks/callout-node.ts';
import { DownloadNode } from './blocks/download-node.ts';
import { FindExtension } from './find.ts';
import { isAllowedAddress } from './link-address.ts';
import { LinkButtonNode } from './blocks/link-button-node.ts';
import { EmptyGroups, GalleryNode, PicturePairNode } from './blocks/picture-groups.ts';
import { PictureNode } from './picture-node.ts';
import { SlashExtension } from './blocks/slash-extension.ts';
import { VideoNode } from './blocks/video-node.ts';

/** Content that a text may have; the allow-list of the server is the same (product §14). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedAddress,
      // The server sets the other attributes of a link.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TableKit.configure({ table: { resizable: false, renderWrapper: true } }),
  PictureNode,
  CalloutNode,
  PicturePairNode,
  GalleryNode,
  EmptyGroups,
  LinkButtonNode,
  DownloadNode,
  VideoNode,
  FindExtension,
  SlashExtension,
];

/** Returns the document as it is stored; null if it is empty. */
export function documentOf(editor: Editor): object | null {
  return editor.isEmpty ? null : editor.getJSON();
}

export const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
