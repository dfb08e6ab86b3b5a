import '@vitrin/shared-contracts/prose.css';
import '@vitrin/shared-contracts/prose-blocks.css';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { directionOf } from '@vitrin/shared-contracts/languages';
import { styleNonce } from '../style-nonce.ts';
import { documentOf, emptyDocument, extensions } from './document.ts';
import { EditorLayers, type EditorLayer } from './editor-layers.tsx';
import { PastedImages } from './paste/pasted-images.tsx';
import { FindBar } from './find-bar.tsx';
import { knownContent } from './known-content.ts';
import type { PasteNotice } from './paste/dropped-content.ts';
import { pasteProps } from './paste/paste-props.ts';
import { PasteReport } from './paste/paste-report.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import styles from './rich-text.module.css';
import { SlashMenu } from './blocks/slash-menu.tsx';
import { usePastedImages } from './paste/use-pasted-images.ts';
import { usePictureTextChange } from './use-picture-text-change.ts';

interface RichTextEditorProps {
  id: string;
  labelledBy: string;
  lang: string;
  invalid: boolean;
  /** Document of the editor in its JSON format; null: empty. HTML is neither accepted nor returned. */
  value: object | null;
  onChange: (value: object | null) => void;
  onLeave: () => void;
}

export function RichTextEditor({ id, labelledBy, lang, invalid, value, onChange, onLeave }: RichTextEditorProps) {
  const lastValue = useRef(value);
  const [layer, setLayer] = useState<EditorLayer | null>(null);
  const [notice, setNotice] = useState<PasteNotice | null>(null);
  const attributes = {
    id,
    lang,
    dir: directionOf(lang),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-invalid': String(invalid),
    class: 'prose',
  };
  const editor = useEditor({
    extensions,
    content: value && knownContent(value),
    injectNonce: styleNonce(),
    editorProps: {
      attributes,
      ...pasteProps(setNotice),
    },
    onUpdate({ editor: changed }) {
      lastValue.current = documentOf(changed);
      onChange(lastValue.current);
    },
    onBlur: onLeave,
  });

  const pastedImages = usePastedImages(editor, lang);
  usePictureTextChange(editor, id);

  // The value was replaced from outside: a restored draft, or the newer version of the record.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value ? knownContent(value) : emptyDocument, { emitUpdate: false });
  }, [editor, value]);

  const close = () => {
    setLayer(null);
    editor.commands.focus();
  };
  return (
    <>
      <Shell
        editor={editor}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={styles.editor}
        data-invalid={invalid || undefined}
        {...pastedImages.handlers}
        onKeyDown={(event: KeyboardEvent) => {
          openByKey(event, setLayer);
          if (layer === 'find') closeByKey(event, close);
        }}
      >
        <div className={styles.head}>
          <RichTextToolbar editor={editor} onOpen={setLayer} />
          <PasteReport notice={notice} onClose={() => setNotice(null)} />
          <PastedImages queue={pastedImages.queue} editor={editor} onOpen={setLayer} />
          {layer === 'find' ? <FindBar editor={editor} onClose={close} /> : null}
        </div>
        <Shell.Content />
      </Shell>
      <SlashMenu editor={editor} onOpen={setLayer} />
      <EditorLayers layer={layer} editor={editor} lang={lang} onClose={close} onOpen={setLayer} />
    </>
  );
}

const shortcuts: Readonly<Record<string, EditorLayer>> = { k: 'link', f: 'find' };

/** Handles the shortcuts before the panel's palette and the browser's search, while the focus is in the editor. */
function openByKey(event: KeyboardEvent, open: (layer: EditorLayer) => void): void {
  const layer = shortcuts[event.key.toLowerCase()];
  if (!layer || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  open(layer);
}

/** Stops the Escape event, so that a surrounding dialog stays open. */
function closeByKey(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}
