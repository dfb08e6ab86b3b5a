import type { Editor } from '@tiptap/core';
import type { MediaItem } from 'shared-contracts/media';
import { tellFailure } from '../dialogs.ts';
import { UploadList } from '../media/upload-list.tsx';
import type { useUploads } from '../media/use-uploads.ts';
import type { EditorLayer } from './editor-layers.tsx';
import styles from './rich-text.module.css';
import { selectPicture } from './use-brought-pictures.ts';

interface BroughtPicturesProps {
  queue: ReturnType<typeof useUploads>;
  editor: Editor;
  onOpen: (layer: EditorLayer) => void;
}

const gone = { title: 'Görsel metinde yok.', text: 'Bu arada metinden silinmiş olabilir.' };
const words = { done: 'Metne eklendi', choose: 'Alternatif metin yaz' };

/** Files on their way into the text, and the way to say what they show once they are there. */
export function BroughtPictures({ queue, editor, onOpen }: BroughtPicturesProps) {
  const describe = (picture: MediaItem) => {
    if (selectPicture(editor, picture)) onOpen('picture-text');
    else void tellFailure(gone);
  };
  return (
    <div className={styles.brought}>
      <UploadList queue={queue} onChoose={describe} words={words} />
    </div>
  );
}
