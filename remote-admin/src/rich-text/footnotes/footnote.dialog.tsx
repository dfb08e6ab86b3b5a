import { Button, Input } from '@mantine/core';
import { Node, type Editor, type JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { styleNonce } from '../../data/style-nonce.ts';
import { EditorDialog } from '../editor-dialog.tsx';
import { linkOptions } from '../link-options.ts';
import { pasteProps } from '../paste/paste-props.ts';
import { SubscriptMark, SuperscriptMark } from '../script-marks.ts';
import styles from './footnotes.module.css';
import { selectedFootnote, setFootnote } from './footnotes.ts';

interface FootnoteDialogProps {
  editor: Editor;
  onClose: () => void;
}

const OneParagraph = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

/** What a footnote may contain: one line of text with links. */
const extensions = [
  OneParagraph,
  StarterKit.configure({
    document: false,
    blockquote: false,
    bulletList: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    trailingNode: false,
    link: linkOptions,
  }),
  SuperscriptMark,
  SubscriptMark,
];

/** Dialog for the text of the selected footnote, or of a new one at the cursor. */
export function FootnoteDialog({ editor, onClose }: FootnoteDialogProps) {
  const id = useId();
  const [before] = useState(() => selectedFootnote(editor));
  const [error, setError] = useState<string | null>(null);
  const text = useEditor({
    extensions,
    content: { type: 'doc', content: [{ type: 'paragraph', content: before?.toJSON().content ?? [] }] },
    autofocus: 'end',
    injectNonce: styleNonce(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
        class: styles.text ?? '',
      },
      ...pasteProps(() => undefined),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter') return false;
        save();
        return true;
      },
    },
    onUpdate: () => setError(null),
  });
  const save = () => {
    if (text.getText().trim() === '') return setError('Dipnotun metnini yazın.');
    setFootnote(editor, contentOf(text));
    onClose();
  };
  const remove = () => {
    setFootnote(editor, []);
    onClose();
  };
  return (
    <EditorDialog
      title={before ? 'Dipnotu düzenle' : 'Dipnot ekle'}
      save={before ? 'Uygula' : 'Ekle'}
      onSave={save}
      onClose={onClose}
      aside={
        before ? (
          <Button variant="subtle" color="red" onClick={remove}>
            Dipnotu sil
          </Button>
        ) : null
      }
    >
      <Input.Wrapper
        label="Dipnot metni"
        labelElement="div"
        labelProps={{ id: `${id}-label` }}
        description="Kaynak ya da kısa açıklama. Yazılan https:// adresleri bağlantı olur."
        descriptionProps={{ id: `${id}-help` }}
        error={error}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      >
        <EditorContent editor={text} />
      </Input.Wrapper>
    </EditorDialog>
  );
}

function contentOf(text: Editor): JSONContent[] {
  return text.getJSON().content?.[0]?.content ?? [];
}
