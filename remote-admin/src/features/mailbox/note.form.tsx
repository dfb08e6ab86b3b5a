import { Button } from '@mantine/core';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { limits } from '@vitrin/shared-contracts/limits';
import { noteSchema } from '@vitrin/shared-contracts/message-workflow';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { FormFrame } from '../../editing/form/form-frame.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { addNote } from './mailbox.api.ts';
import styles from './reading.module.css';

interface NoteFormProps {
  kind: MailboxKind;
  /** Id of the message. */
  id: number;
  onAdded: () => void;
}

const labels = { note: 'Not' };

/** Unsaved text is kept as a draft of this message. */
export function NoteForm({ kind, id, onAdded }: NoteFormProps) {
  const form = useRecordForm({
    form: `message-note-${kind}`,
    record: id,
    version: null,
    initial: { note: '' },
    texts: { success: 'Not eklendi.' },
    schema: noteSchema,
    input: ({ note }) => note,
    // The field is not named `text`, because the reply form on the same screen has a field of that name.
    errors: (found) => Object.fromEntries(Object.values(found).map((message) => ['note', message])),
    save: (text, key) => addNote(kind, id, text, key),
    onSaved: onAdded,
  });
  return (
    <FormFrame form={form} version={null} labels={labels} className={styles.noteForm}>
      <TextAreaField
        name="note"
        label={labels.note}
        rows={2}
        maxLength={limits.message.max}
        placeholder="Yalnızca çalışanlar görür."
      />
      {form.dirty ? (
        <Button type="submit" size="xs" loading={form.saving}>
          Notu ekle
        </Button>
      ) : null}
    </FormFrame>
  );
}
