import type { Editor } from '@tiptap/core';
import { type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react';
import type { MediaItem } from 'shared-contracts/media';
import { pictureSrc } from 'shared-contracts/pictures';
import { tellFailure } from '../dialogs.ts';
import { namedFile } from '../media/use-pasted-files.ts';
import { useUploads } from '../media/use-uploads.ts';
import { withInertStyles } from './inert-styles.ts';
import { pictureContent } from './insert-picture.ts';
import { type Place, type Places, trackPlaces } from './places.ts';

/** Picture files that are pasted or dropped into a text go into the library, and from there to where they were meant. */
export function useBroughtPictures(editor: Editor, lang: string) {
  const places = useRef<Places | null>(null);
  const meant = useRef(new WeakMap<File, Place>());
  useEffect(() => {
    const tracked = trackPlaces(editor);
    places.current = tracked;
    return () => {
      tracked.end();
      places.current = null;
    };
  }, [editor]);

  const insert = async (picture: MediaItem, file: File): Promise<void> => {
    const content = await pictureContent(picture, lang);
    const place = meant.current.get(file);
    if (editor.isDestroyed || !places.current || !place) return await tellFailure(tooLate);
    places.current.fill(place, content);
  };
  const queue = useUploads((picture, file) => void insert(picture, file));

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer, at: number): void => {
    const files = broughtFiles(data).map(namedFile);
    if (files.length === 0) return;
    // Prevents the editor from handling the file, and the browser from opening a dropped file instead of the page.
    event.preventDefault();
    event.stopPropagation();
    for (const file of files) if (places.current) meant.current.set(file, places.current.keep(at));
    queue.add(files, '');
  };
  return {
    queue,
    handlers: {
      onPasteCapture(event: ClipboardEvent): void {
        if (editor.view.dom.contains(event.target as Node)) take(event, event.clipboardData, editor.state.selection.to);
      },
      onDragOverCapture(event: DragEvent): void {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDropCapture(event: DragEvent): void {
        // A picture of the text itself, on its way to another place in it.
        if (!editor.view.dragging) take(event, event.dataTransfer, placeBelow(editor, event));
      },
    },
  };
}

const tooLate = {
  title: 'Görsel metne eklenmedi.',
  text: 'Görsel kitaplığa yüklendi, ama metin bu arada kapandı. Metni açıp “Görsel ekle” ile yerine koyabilirsiniz.',
};

function placeBelow(editor: Editor, { clientX: left, clientY: top }: DragEvent): number {
  return editor.view.posAtCoords({ left, top })?.pos ?? editor.state.selection.to;
}

/** Selects a picture in the text; false if it is no longer there. */
export function selectPicture(editor: Editor, picture: MediaItem): boolean {
  const src = pictureSrc(picture);
  let found: number | null = null;
  editor.state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'image' && attrs['src'] === src) found = at;
  });
  return found !== null && editor.commands.setNodeSelection(found);
}

/** Files that are pasted or dropped into a text; none where words come with them, which then are what is meant (Word, Excel). */
function broughtFiles(data: DataTransfer): File[] {
  const files = [...data.files];
  return files.length > 0 && hasWords(data.getData('text/html')) ? [] : files;
}

function hasWords(html: string): boolean {
  if (html === '') return false;
  return (new DOMParser().parseFromString(withInertStyles(html), 'text/html').body.textContent ?? '').trim() !== '';
}
