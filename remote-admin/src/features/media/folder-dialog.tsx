import { Autocomplete, Button, Modal } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { lengthError } from '../../ui/length-error.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './media.module.css';

interface FolderDialogProps {
  title: string;
  help: string;
  initial: string;
  folders: readonly string[];
  action: string;
  onClose: () => void;
  /** Resolves to the error message for the name; null on success. */
  onSubmit: (folder: string) => Promise<string | null>;
}

/** Asks for a folder: an existing one or a new name. */
export function FolderDialog({ title, help, initial, folders, action, onClose, onSubmit }: FolderDialogProps) {
  useRestoreFocus();
  const [folder, setFolder] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const tooLong = lengthError(folder, limits.folderName.max);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) return;
    setPending(true);
    setError(await onSubmit(folder.trim()));
    setPending(false);
  };
  const change = (next: string) => {
    setFolder(next);
    setError(null);
  };
  return (
    <Modal opened onClose={onClose} title={title} size={440}>
      <form className={styles.folderForm} onSubmit={(event) => void submit(event)}>
        <Autocomplete
          label="Klasör"
          description={help}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={[...folders]}
          value={folder}
          error={error ?? tooLong}
          data-autofocus
          onChange={change}
        />
        <div className={styles.folderActions}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
