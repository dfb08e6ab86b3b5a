import { useState } from 'react';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { Moment } from '../../ui/list/moment.tsx';
import { NoteForm } from './note.form.tsx';
import styles from './reading.module.css';

interface MessageNotesProps {
  kind: MailboxKind;
  message: MessageRecord;
  onAdded: () => void;
}

/** Internal notes about a message; the sender never sees them. */
export function MessageNotes({ kind, message: { id, notes }, onAdded }: MessageNotesProps) {
  const [added, count] = useState(0);
  return (
    <section className={styles.section} aria-labelledby="ic-notlar">
      <h3 id="ic-notlar">İç notlar</h3>
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map(({ id: note, author, text, created_at }) => (
            <li key={note}>
              <p className={styles.noteText}>{text}</p>
              <span className={styles.quiet}>
                {author} · <Moment iso={created_at} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <NoteForm
        // Remounts the form after each note, which clears the field.
        key={added}
        kind={kind}
        id={id}
        onAdded={() => {
          count(added + 1);
          onAdded();
        }}
      />
    </section>
  );
}
