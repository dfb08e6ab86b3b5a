import type { Editor } from '@tiptap/core';
import { type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { pictureSrc } from '@vitrin/shared-contracts/pictures';
import { showFailure } from '../../ui/feedback/dialogs.ts';
import { withDistinctName } from '../../editing/media/use-pasted-files.ts';
import { useUploads } from '../../editing/media/use-uploads.ts';
import { renameStyleAttributes } from './inert-styles.ts';
import { pictureContent } from '../insert-picture.ts';
import { type TrackedPosition, type PositionTracker, trackPositions } from './tracked-positions.ts';

/** Uploads images that are pasted or dropped into a text to the library and inserts them at their position. */
export function usePastedImages(editor: Editor, lang: string) {
  const places = useRef<PositionTracker | null>(null);
  const positionsByFile = useRef(new WeakMap<File, TrackedPosition>());
  useEffect(() => {
    const tracked = trackPositions(editor);
    places.current = tracked;
    return () => {
      tracked.end();
      places.current = null;
    };
  }, [editor]);

  const insert = async (picture: MediaItem, file: File): Promise<void> => {
    const content = await pictureContent(picture, lang);
    const place = positionsByFile.current.get(file);
    if (editor.isDestroyed || !places.current || !place) return await showFailure(editorClosed);
    places.current.insertAt(place, content);
  };
  const queue = useUploads((picture, file) => void insert(picture, file));

  const handleFiles = (event: ClipboardEvent | DragEvent, data: DataTransfer, at: number): void => {
    const files = imageFilesOf(data).map(withDistinctName);
    if (files.length === 0) return;
    // Prevents the editor from handling the file, and the browser from opening a dropped file instead of the page.
    event.preventDefault();
    event.stopPropagation();
    for (const file of files) if (places.current) positionsByFile.current.set(file, places.current.track(at));
    queue.add(files, '');
  };
  return {
    queue,
    handlers: {
      onPasteCapture(event: ClipboardEvent): void {
        if (editor.view.dom.contains(event.target as Node))
          handleFiles(event, event.clipboardData, editor.state.selection.to);
      },
      onDragOverCapture(event: DragEvent): void {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDropCapture(event: DragEvent): void {
        // Not for a picture of the text that the user drags to another position.
        if (!editor.view.dragging) handleFiles(event, event.dataTransfer, dropPosition(editor, event));
      },
    },
  };
}

const editorClosed = {
  title: 'Görsel metne eklenmedi.',
  text: 'Görsel kitaplığa yüklendi, ama metin bu arada kapandı. Metni açıp “Görsel ekle” ile yerine koyabilirsiniz.',
};

function dropPosition(editor: Editor, { clientX: left, clientY: top }: DragEvent): number {
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

/**
 * Returns the pasted or dropped files; none if the data also contains text, which then takes precedence (Word, Excel).
 */
function imageFilesOf(data: DataTransfer): File[] {
  const files = [...data.files];
  return files.length > 0 && hasText(data.getData('text/html')) ? [] : files;
}

function hasText(html: string): boolean {
  if (html === '') return false;
  return (
    (new DOMParser().parseFromString(renameStyleAttributes(html), 'text/html').body.textContent ?? '').trim() !== ''
  );
}
