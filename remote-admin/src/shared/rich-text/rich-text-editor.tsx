import '@mantine/tiptap/styles.layer.css';
import 'shared-contracts/prose.css';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { styleNonce } from '../style-nonce.ts';
import { documentOf, emptyDocument, extensions } from './document.ts';
import { labels, linkTarget } from './labels.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import styles from './rich-text.module.css';

interface RichTextEditorProps {
  id: string;
  labelledBy: string;
  lang: string;
  invalid: boolean;
  /** The editor's own document; null: empty. HTML never comes in or goes out. */
  value: object | null;
  onChange: (value: object | null) => void;
  onLeave: () => void;
}

export function RichTextEditor({ id, labelledBy, lang, invalid, value, onChange, onLeave }: RichTextEditorProps) {
  const written = useRef(value);
  const attributes = {
    id,
    lang,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-invalid': String(invalid),
    class: 'prose',
  };
  const editor = useEditor({
    extensions,
    content: value,
    injectNonce: styleNonce(),
    editorProps: { attributes },
    onUpdate({ editor: changed }) {
      written.current = documentOf(changed);
      onChange(written.current);
    },
    onBlur: onLeave,
  });

  // Another document from outside: a restored draft, or the newer version of the record.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value ?? emptyDocument, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Shell
      editor={editor}
      labels={labels}
      attributes={{ linkEditorExternalControl: { 'aria-label': linkTarget } }}
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
      className={styles.editor}
      data-invalid={invalid || undefined}
    >
      <RichTextToolbar editor={editor} />
      <Shell.Content />
    </Shell>
  );
}
