import type { Editor } from '@tiptap/core';

/** Starts a paragraph after a block that is one line of text; false if the cursor is in no such block. */
export function leaveLine(editor: Editor, type: string): boolean {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== type) return false;
  const after = $from.after();
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .scrollIntoView()
    .run();
}
