import type { Editor } from '@tiptap/core';
import { lazy, Suspense } from 'react';
import { ButtonDialog } from './blocks/button.dialog.tsx';
import { insertPicture } from './insert-picture.ts';
import { LinkDialog } from './link.dialog.tsx';
import { PictureTextDialog } from './picture-text.dialog.tsx';
import { TableDialog } from './table.dialog.tsx';

const PictureDialog = lazy(async () => ({
  default: (await import('../editing/fields/picture-dialog.tsx')).PictureDialog,
}));

const PictureGroupDialog = lazy(async () => ({
  default: (await import('./blocks/picture-group.dialog.tsx')).PictureGroupDialog,
}));

const VideoDialog = lazy(async () => ({ default: (await import('./blocks/video.dialog.tsx')).VideoDialog }));

const DownloadDialog = lazy(async () => ({ default: (await import('./blocks/download.dialog.tsx')).DownloadDialog }));

const FootnoteDialog = lazy(async () => ({
  default: (await import('./footnotes/footnote.dialog.tsx')).FootnoteDialog,
}));

/** Layers over the text; only the find bar leaves the text visible. */
export type EditorLayer =
  | 'link'
  | 'picture'
  | 'picture-text'
  | 'table'
  | 'find'
  | 'picturePair'
  | 'gallery'
  | 'button'
  | 'download'
  | 'video'
  | 'footnote';

interface EditorLayersProps {
  layer: EditorLayer | null;
  editor: Editor;
  lang: string;
  onClose: () => void;
  /** Shows another layer instead. */
  onOpen: (layer: EditorLayer) => void;
}

/** Rendered beside the editor, not inside it, so that key presses in a dialog do not trigger editor shortcuts. */
export function EditorLayers({ layer, editor, lang, onClose, onOpen }: EditorLayersProps) {
  const props = { editor, onClose };
  if (layer === 'link') return <LinkDialog {...props} lang={lang} />;
  if (layer === 'button') return <ButtonDialog {...props} lang={lang} />;
  if (layer === 'table') return <TableDialog {...props} />;
  if (layer === 'picture-text') return <PictureTextDialog {...props} />;
  if (layer === null || layer === 'find') return null;
  return (
    <Suspense fallback={null}>
      <LazyLayer {...props} lang={lang} layer={layer} onOpen={onOpen} />
    </Suspense>
  );
}

interface LazyLayerProps extends Omit<EditorLayersProps, 'layer'> {
  layer: 'picture' | 'picturePair' | 'gallery' | 'download' | 'video' | 'footnote';
}

/** Layers that are loaded when they are used. */
function LazyLayer({ layer, editor, lang, onClose, onOpen }: LazyLayerProps) {
  const props = { editor, onClose };
  if (layer === 'download') return <DownloadDialog {...props} />;
  if (layer === 'video') return <VideoDialog {...props} onFiles={() => onOpen('download')} />;
  if (layer === 'footnote') return <FootnoteDialog {...props} />;
  if (layer !== 'picture') return <PictureGroupDialog {...props} lang={lang} type={layer} />;
  return (
    <PictureDialog
      chosen={null}
      onChoose={(picture) => {
        onClose();
        void insertPicture(editor, picture, lang);
      }}
      onClose={onClose}
    />
  );
}
