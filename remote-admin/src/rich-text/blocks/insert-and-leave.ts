import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

/**
 * Inserts a block without text at the cursor and puts the cursor after it: what is typed next would replace a selected
 * picture of the block.
 */
export function insertAndLeave(editor: Editor, block: JSONContent): void {
  editor
    .chain()
    .command(({ tr, state: { schema } }) => {
      const inserted = schema.nodeFromJSON(block);
      tr.replaceSelectionWith(inserted);
      const after = endOf(tr.doc, inserted);
      if (after === null) return false;
      if (!tr.doc.resolve(after).nodeAfter?.isTextblock) tr.insert(after, schema.node('paragraph'));
      tr.setSelection(TextSelection.create(tr.doc, after + 1));
      return true;
    })
    .focus()
    .run();
}

/** Returns the position after a node of the document; the same node may have been rebuilt when it was inserted. */
function endOf(doc: Node, wanted: Node): number | null {
  const ends: { own: number | null; equal: number | null } = { own: null, equal: null };
  doc.descendants((node, place) => {
    if (node === wanted) ends.own = place + node.nodeSize;
    else if (node.eq(wanted)) ends.equal = place + node.nodeSize;
  });
  return ends.own ?? ends.equal;
}
