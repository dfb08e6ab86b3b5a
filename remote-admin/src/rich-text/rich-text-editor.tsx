import '@vitrin/shared-contracts/prose.css';
import '@vitrin/shared-contracts/prose-blocks.css';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { directionOf } from '@vitrin/shared-contracts/languages';
import { styleNonce } from '../data/style-nonce.ts';
import { documentOf, emptyDocument, extensions } from './document.ts';
import { EditorLayers, type EditorLayer } from './editor-layers.tsx';
import { PastedImages } from './paste/pasted-images.tsx';
import { FindBar } from './find-bar.tsx';
import { FootnoteList } from './footnotes/footnote-list.tsx';
import { canHaveFootnote, selectedFootnote } from './footnotes/footnotes.ts';
import { knownContent } from './known-content.ts';
import type { PasteNotice } from './paste/dropped-content.ts';
import { pasteProps } from './paste/paste-props.ts';
import { PasteReport } from './paste/paste-report.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import styles from './rich-text.module.css';
import { SlashMenu } from './blocks/slash-menu.tsx';
import { usePastedImages } from './paste/use-pasted-images.ts';
import { useFullScreen } from './use-full-screen.ts';
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

  const fullScreen = useFullScreen();
  const toggleFullScreen = () => {
    fullScreen.toggle();
    // After the focus trap has focused the toolbar.
    setTimeout(() => editor.isDestroyed || editor.commands.focus());
  };
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
        ref={fullScreen.ref}
        className={fullScreen.isOn ? `${styles.editor} ${styles.full}` : styles.editor}
        data-invalid={invalid || undefined}
        {...pastedImages.handlers}
        onKeyDown={(event: KeyboardEvent) => {
          openByKey(event, editor, setLayer);
          if (layer === 'find') closeByKey(event, close);
          else if (fullScreen.isOn && layer === null) closeByKey(event, toggleFullScreen);
        }}
      >
        <div className={styles.head}>
          <RichTextToolbar
            editor={editor}
            onOpen={setLayer}
            isFullScreen={fullScreen.isOn}
            onFullScreen={toggleFullScreen}
          />
          <PasteReport notice={notice} onClose={() => setNotice(null)} />
          <PastedImages queue={pastedImages.queue} editor={editor} onOpen={setLayer} />
          {layer === 'find' ? <FindBar editor={editor} onClose={close} /> : null}
        </div>
        <Shell.Content />
        <FootnoteList editor={editor} onEdit={() => setLayer('footnote')} />
      </Shell>
      <SlashMenu editor={editor} onOpen={setLayer} />
      <EditorLayers layer={layer} editor={editor} lang={lang} onClose={close} onOpen={setLayer} />
    </>
  );
}

const shortcuts: Readonly<Record<string, EditorLayer>> = { k: 'link', f: 'find' };

/** Handles the shortcuts before the panel's palette and the browser's search, while the focus is in the editor. */
function openByKey(event: KeyboardEvent, editor: Editor, open: (layer: EditorLayer) => void): void {
  const layer = event.altKey ? footnoteByKey(event, editor) : shortcuts[event.key.toLowerCase()];
  if (!layer || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  open(layer);
}

/** By the code of the key: with Alt a Mac types another letter. */
function footnoteByKey({ code }: KeyboardEvent, editor: Editor): EditorLayer | undefined {
  const isPossible = canHaveFootnote(editor) || selectedFootnote(editor) !== null;
  return code === 'KeyF' && isPossible ? 'footnote' : undefined;
}

/** Stops the Escape event, so that a surrounding dialog stays open. */
function closeByKey(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}
