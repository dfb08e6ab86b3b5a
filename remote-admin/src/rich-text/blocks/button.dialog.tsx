import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { lengthError } from '../../ui/length-error.ts';
import { EditorDialog } from '../editor-dialog.tsx';
import { changedAddress, invalidAddress } from '../link-address.ts';
import { PagePicker } from '../page-picker.tsx';
import { readableAddress } from '../../data/readable-hosts.ts';

interface ButtonDialogProps {
  editor: Editor;
  lang: string;
  onClose: () => void;
}

interface ButtonErrors {
  text?: string;
  href?: string;
}

/** Inserts a button, or changes the one at the cursor. */
export function ButtonDialog({ editor, lang, onClose }: ButtonDialogProps) {
  const [before] = useState(() => buttonAt(editor));
  const [text, setText] = useState(before?.text ?? '');
  const [address, setAddress] = useState(() => readableAddress(before?.href ?? ''));
  const [errors, setErrors] = useState<ButtonErrors>({});
  const save = () => {
    const [href, label] = [changedAddress(address, before?.href ?? ''), text.trim()];
    const textError = label === '' ? 'Düğmenin yazısını yazın.' : lengthError(label, limits.buttonText.max);
    if (!href || textError) {
      setErrors({
        ...(textError ? { text: textError } : {}),
        ...(href ? {} : { href: invalidAddress }),
      });
      return;
    }
    setButton(editor, before, { href, label });
    onClose();
  };
  return (
    <EditorDialog
      title={before ? 'Düğmeyi düzenle' : 'Düğme ekle'}
      save={before ? 'Uygula' : 'Ekle'}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Düğmenin yazısı"
        value={text}
        error={errors.text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setErrors(({ text: _text, ...others }) => others);
        }}
      />
      <PagePicker
        lang={lang}
        value={address}
        error={errors.href ?? null}
        onChange={(value) => {
          setAddress(value);
          setErrors(({ href: _href, ...others }) => others);
        }}
        onChoose={({ path, name }) => {
          setAddress(path);
          if (text.trim() === '') setText(name);
        }}
      />
    </EditorDialog>
  );
}

interface ExistingButton {
  from: number;
  to: number;
  text: string;
  href: string;
}

/** Returns the button that contains the cursor. */
function buttonAt(editor: Editor): ExistingButton | null {
  const { $from } = editor.state.selection;
  const { parent } = $from;
  if (parent.type.name !== 'linkButton') return null;
  return { from: $from.before(), to: $from.after(), text: parent.textContent, href: String(parent.attrs['href']) };
}

function setButton(editor: Editor, before: ExistingButton | null, { href, label }: { href: string; label: string }) {
  const button = { type: 'linkButton', attrs: { href }, content: [{ type: 'text', text: label }] };
  if (before) editor.commands.insertContentAt(before, button);
  else editor.commands.insertContent(button);
}
