import { Textarea } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { lengthError } from '../ui/length-error.ts';
import { EditorDialog } from './editor-dialog.tsx';

interface PictureTextDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Dialog for the alternative text of the selected picture, used at this place only. */
export function PictureTextDialog({ editor, onClose }: PictureTextDialogProps) {
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const error = lengthError(alt, limits.summary.max);
  const save = () => {
    if (error) return;
    editor.commands.updateAttributes('image', { alt: alt.trim() });
    onClose();
  };
  return (
    <EditorDialog title="Görselin alternatif metni" save="Uygula" onSave={save} onClose={onClose}>
      <Textarea
        data-autofocus
        label="Alternatif metin"
        description="Görseli göremeyenlere okunur. Yalnızca süs olan görsellerde boş bırakın."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={2}
        error={error}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </EditorDialog>
  );
}
