import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { changePictureTextEvent, type PictureTextChange } from '../editing/content-check/change-picture-text.ts';

/** Changes alternative texts that are written outside the editor of this document, as a step that can be undone. */
export function usePictureTextChange(editor: Editor, path: string): void {
  useEffect(() => {
    const change = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { detail } = event as CustomEvent<PictureTextChange>;
      if (detail.path === path && setPictureText(editor, detail)) event.preventDefault();
    };
    document.addEventListener(changePictureTextEvent, change);
    return () => document.removeEventListener(changePictureTextEvent, change);
  }, [editor, path]);
}

/** Returns false if the document has no such picture. */
function setPictureText(editor: Editor, { index, alt }: PictureTextChange): boolean {
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => {
    if (node.type.name === 'image') places.push(place);
  });
  const place = places[index];
  if (place === undefined) return false;
  return editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(place, 'alt', alt);
    return true;
  });
}
