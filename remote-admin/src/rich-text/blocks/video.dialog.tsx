import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { PictureDialog } from '../../editing/fields/picture-dialog.tsx';
import { lengthError } from '../../ui/length-error.ts';
import { EditorDialog } from '../editor-dialog.tsx';
import { insertAndLeave } from './insert-and-leave.ts';
import { posterAddress } from './video-poster.ts';
import { VideoPosterField } from './video-poster.field.tsx';
import { videoSource } from './video-source.ts';

interface VideoDialogProps {
  editor: Editor;
  onClose: () => void;
  /** Shows the files instead. */
  onFiles: () => void;
}

interface VideoErrors {
  address?: string;
  title?: string;
}

const errorTexts = {
  address: 'Bu bir YouTube ya da Vimeo videosunun adresi değil. Videonun sayfasındaki adresi kopyalayıp yapıştırın.',
  title: 'Videonun ne gösterdiğini birkaç sözcükle yazın.',
};

/** Inserts a video of another site or leads to the video files, or changes the one at the cursor. */
export function VideoDialog({ editor, onClose, onFiles }: VideoDialogProps) {
  const [before] = useState(() => videoAt(editor));
  const [address, setAddress] = useState(before?.href ?? '');
  const [title, setTitle] = useState(before?.title ?? '');
  const [poster, setPoster] = useState(before?.poster);
  const [isChoosing, setChoosing] = useState(false);
  const [errors, setErrors] = useState<VideoErrors>({});
  const save = () => {
    const video = videoSource(address);
    const name = title.trim();
    const titleError = name === '' ? errorTexts.title : lengthError(name, limits.title.max);
    if (!video || titleError) {
      setErrors({ ...(video ? {} : { address: errorTexts.address }), ...(titleError ? { title: titleError } : {}) });
      return;
    }
    const block = { type: 'video', attrs: { href: video.href, poster }, content: [{ type: 'text', text: name }] };
    if (before) editor.commands.insertContentAt(before, block);
    else insertAndLeave(editor, block);
    onClose();
  };
  const choosePoster = (picture: Picture) => {
    setPoster(posterAddress(picture));
    setChoosing(false);
  };
  // Instead of this dialog, which keeps what was typed: Escape would close both.
  if (isChoosing) return <PictureDialog chosen={null} onChoose={choosePoster} onClose={() => setChoosing(false)} />;
  return (
    <EditorDialog
      title={before ? 'Videoyu düzenle' : 'Video ekle'}
      save={before ? 'Uygula' : 'Ekle'}
      onSave={save}
      onClose={onClose}
      aside={
        before ? null : (
          <Button variant="default" onClick={onFiles}>
            Video dosyası ekle
          </Button>
        )
      }
    >
      <TextInput
        data-autofocus
        label="Videonun adresi"
        description="YouTube ya da Vimeo. Video, ziyaretçi oynatmak isteyene kadar o siteden yüklenmez."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder="https://www.youtube.com/watch?v=…"
        autoComplete="off"
        value={address}
        error={errors.address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setErrors(({ title: kept }) => (kept ? { title: kept } : {}));
        }}
      />
      <TextInput
        label="Başlık"
        description="Video yüklenmeden önce görünür, ekran okuyucular okur."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={title}
        error={errors.title}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setErrors(({ address: kept }) => (kept ? { address: kept } : {}));
        }}
      />
      <VideoPosterField poster={poster} onChoose={() => setChoosing(true)} onRemove={() => setPoster(undefined)} />
    </EditorDialog>
  );
}

interface VideoAtCursor {
  from: number;
  to: number;
  href: string;
  poster: string | undefined;
  title: string;
}

/** Returns the video that contains the cursor. */
function videoAt(editor: Editor): VideoAtCursor | null {
  const { $from } = editor.state.selection;
  const { parent } = $from;
  if (parent.type.name !== 'video') return null;
  const { href, poster } = parent.attrs as { href: string; poster?: string };
  return { from: $from.before(), to: $from.after(), href, poster, title: parent.textContent };
}
