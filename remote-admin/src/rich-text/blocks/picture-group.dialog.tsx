import type { Editor } from '@tiptap/core';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { PictureDialog } from '../../editing/fields/picture-dialog.tsx';
import { insertAndLeave } from './insert-and-leave.ts';
import { pictureContent } from '../insert-picture.ts';
import { isPictureGroup, type PictureGroup } from './picture-groups.ts';

interface PictureGroupDialogProps {
  editor: Editor;
  lang: string;
  type: PictureGroup;
  onClose: () => void;
}

const largest: Readonly<Record<PictureGroup, number>> = { picturePair: 2, gallery: limits.galleryPictures };

/** Chooses the pictures of a new group, or more of them for the group at the cursor. */
export function PictureGroupDialog({ editor, lang, type, onClose }: PictureGroupDialogProps) {
  const group = groupAt(editor, type);
  const choose = async (pictures: readonly Picture[]) => {
    onClose();
    const content = await Promise.all(pictures.map((picture) => pictureContent(picture, lang)));
    if (editor.isDestroyed) return;
    if (group) editor.chain().insertContentAt(group.end, content, { updateSelection: false }).focus().run();
    else insertAndLeave(editor, { type, content });
  };
  return (
    <PictureDialog
      chosen={null}
      onChoose={(picture) => void choose([picture])}
      onClose={onClose}
      multiple={{
        remaining: Math.max(0, largest[type] - (group?.count ?? 0)),
        onChoose: (pictures) => void choose(pictures),
      }}
    />
  );
}

/** Returns the group that contains the selection: the position after its last picture, and their number. */
function groupAt(editor: Editor, type: PictureGroup): { end: number; count: number } | null {
  const { $from } = editor.state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isPictureGroup(node) && node.type.name === type) return { end: $from.end(depth), count: node.childCount };
  }
  return null;
}
