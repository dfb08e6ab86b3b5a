import type { Editor, JSONContent } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

/** A footnote of the document and its place. */
export interface Footnote {
  position: number;
  text: string;
}

/** Returns the footnotes in the order of their numbers. */
export function footnotesOf(doc: DocumentNode): Footnote[] {
  const found: Footnote[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'footnote') found.push({ position, text: node.textContent });
  });
  return found;
}

/** Returns the selected footnote; null if something else is selected. */
export function selectedFootnote({ state: { selection } }: Editor): DocumentNode | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'footnote' ? selection.node : null;
}

/** Reports whether a footnote fits at the cursor: not into code, the text of a button or another footnote. */
export function canHaveFootnote({ state: { selection, schema } }: Editor): boolean {
  const type = schema.nodes['footnote'];
  const { $to } = selection;
  return type !== undefined && $to.parent.inlineContent && $to.parent.canReplaceWith($to.index(), $to.index(), type);
}

/** Writes the selected footnote, or inserts one after the selection; one without a text is removed. */
export function setFootnote(editor: Editor, content: readonly JSONContent[]): void {
  const { from, to } = editor.state.selection;
  const range = selectedFootnote(editor) ? { from, to } : { from: to, to };
  const chain = editor.chain().focus();
  if (content.length === 0) chain.deleteRange(range).run();
  else chain.insertContentAt(range, { type: 'footnote', content: [...content] }).run();
}
