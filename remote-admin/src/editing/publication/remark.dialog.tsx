import { Button, Modal, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { Counter } from '../fields/counter.tsx';
import fieldStyles from '../fields/fields.module.css';
import { lengthError } from '../../ui/length-error.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './publication.module.css';

interface RemarkDialogProps {
  title: string;
  text: string;
  label: string;
  confirm: string;
  /** Shown when a remark is required and missing; undefined if it may be empty. */
  required?: string;
  pending: boolean;
  /** Resolves to whether the remark was sent; the dialog stays open otherwise. */
  onConfirm: (note: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a remark about a draft. */
export function RemarkDialog(props: RemarkDialogProps) {
  const { title, text, label, confirm, required, pending, onConfirm, onClose } = props;
  useRestoreFocus();
  const id = useId();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const { max } = limits.reviewNote;
  const submit = async () => {
    const problem = lengthError(note, max) ?? (note.trim() === '' ? required : undefined);
    setError(problem);
    if (problem !== undefined) return document.getElementById(id)?.focus();
    if (await onConfirm(note.trim())) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} size={460}>
      <div className={styles.dialog}>
        <p>{text}</p>
        <div className={fieldStyles.counted}>
          <Textarea
            id={id}
            data-autofocus
            label={label}
            rows={4}
            withAsterisk={required !== undefined}
            value={note}
            error={error ?? lengthError(note, max)}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Counter text={note} maxLength={max} />
        </div>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button loading={pending} onClick={() => void submit()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
