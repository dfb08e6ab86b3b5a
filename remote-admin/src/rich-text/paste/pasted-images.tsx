import type { Editor } from '@tiptap/core';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { showFailure } from '../../ui/feedback/dialogs.ts';
import { UploadList } from '../../editing/media/upload-list.tsx';
import type { useUploads } from '../../editing/media/use-uploads.ts';
import type { EditorLayer } from '../editor-layers.tsx';
import styles from '../rich-text.module.css';
import { selectPicture } from './use-pasted-images.ts';

interface PastedImagesProps {
  queue: ReturnType<typeof useUploads>;
  editor: Editor;
  onOpen: (layer: EditorLayer) => void;
}

const imageNotFound = { title: 'Görsel metinde yok.', text: 'Bu arada metinden silinmiş olabilir.' };
const uploadTexts = { done: 'Metne eklendi', choose: 'Alternatif metin yaz' };

/** Uploads of pasted and dropped images, with an action that writes the alternative text of an inserted image. */
export function PastedImages({ queue, editor, onOpen }: PastedImagesProps) {
  const describe = (picture: MediaItem) => {
    if (selectPicture(editor, picture)) onOpen('picture-text');
    else void showFailure(imageNotFound);
  };
  return (
    <div className={styles.brought}>
      <UploadList queue={queue} onChoose={describe} texts={uploadTexts} />
    </div>
  );
}
