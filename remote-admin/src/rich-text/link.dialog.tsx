import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import { changedAddress, invalidAddress } from './link-address.ts';
import { PagePicker } from './page-picker.tsx';
import { readableAddress, readableHosts } from '../data/readable-hosts.ts';
import type { SitePage } from './site-pages.ts';

interface LinkDialogProps {
  editor: Editor;
  lang: string;
  onClose: () => void;
}

/** Sets the link of the selected text. Without a selection the page name or the address is inserted as the text. */
export function LinkDialog({ editor, lang, onClose }: LinkDialogProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [value, setValue] = useState(() => readableAddress(before));
  const [chosen, setChosen] = useState<SitePage | null>(null);
  const [error, setError] = useState<string | null>(null);
  const type = (text: string) => {
    setValue(text);
    setError(null);
  };
  const save = () => {
    const href = changedAddress(value, before);
    if (!href) return setError(invalidAddress);
    setLink(editor, href, chosen?.path === href ? chosen.name : readableHosts(value.trim()));
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <EditorDialog
      title={before ? 'Bağlantıyı düzenle' : 'Bağlantı ekle'}
      save="Uygula"
      onSave={save}
      onClose={onClose}
      aside={
        before ? (
          <Button variant="subtle" color="red" onClick={remove}>
            Bağlantıyı kaldır
          </Button>
        ) : null
      }
    >
      <PagePicker
        focused
        lang={lang}
        value={value}
        error={error}
        onChange={type}
        onChoose={(page) => {
          type(page.path);
          setChosen(page);
        }}
      />
    </EditorDialog>
  );
}

function setLink(editor: Editor, href: string, message: string): void {
  const chain = editor.chain().extendMarkRange('link');
  if (!editor.state.selection.empty || editor.isActive('link')) {
    chain.setLink({ href }).run();
    return;
  }
  const marks = [{ type: 'link', attrs: { href } }];
  chain.insertContent({ type: 'text', text: message, marks }).unsetMark('link').run();
}
