import type { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table/kit';
import { StarterKit } from '@tiptap/starter-kit';
import { AlignedCell, AlignedHeader } from './aligned-cells.ts';
import { BracketedLists } from './bracketed-lists.ts';
import { CalloutNode } from './blocks/callout-node.ts';
import { DownloadNode } from './blocks/download-node.ts';
import { FindExtension } from './find.ts';
import { FootnoteNode } from './footnotes/footnote-node.ts';
import { linkOptions } from './link-options.ts';
import { LinkButtonNode } from './blocks/link-button-node.ts';
import { EmptyGroups, GalleryNode, PicturePairNode } from './blocks/picture-groups.ts';
import { PictureNode } from './picture-node.ts';
import { SubscriptMark, SuperscriptMark } from './script-marks.ts';
import { SlashExtension } from './blocks/slash-extension.ts';
import { VideoNode } from './blocks/video-node.ts';

/** Content that a text may have; the allow-list of the server is the same (product §14). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: linkOptions,
  }),
  TableKit.configure({ table: { resizable: false, renderWrapper: true }, tableCell: false, tableHeader: false }),
  AlignedCell,
  AlignedHeader,
  BracketedLists,
  SuperscriptMark,
  SubscriptMark,
  FootnoteNode,
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
