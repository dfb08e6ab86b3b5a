import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { footnotesOf } from './footnotes.ts';
import styles from './footnotes.module.css';

interface FootnoteListProps {
  editor: Editor;
  onEdit: () => void;
}

/** Texts of the footnotes below the document, as visitors see them. Pressing one edits it. */
export function FootnoteList({ editor, onEdit }: FootnoteListProps) {
  const footnotes = useEditorState({ editor, selector: ({ editor: now }) => footnotesOf(now.state.doc) });
  if (footnotes.length === 0) return null;
  return (
    <section className={styles.list} aria-label="Dipnotlar">
      <ol>
        {footnotes.map(({ position, text }, index) => (
          <li key={position}>
            <button
              type="button"
              aria-label={`${index + 1}. dipnotu düzenle: ${text}`}
              onClick={() => {
                editor.commands.setNodeSelection(position);
                onEdit();
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
