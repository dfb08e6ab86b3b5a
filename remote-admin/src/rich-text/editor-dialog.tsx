import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import styles from './editor-dialog.module.css';

interface EditorDialogProps {
  title: string;
  save: string;
  onSave: () => void;
  onClose: () => void;
  /** Content at the other side of the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Small dialog of the editor. It is rendered inside a form and must not submit it. */
export function EditorDialog({ title, save, onSave, onClose, aside, children }: EditorDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSave();
  };
  return (
    <Modal opened onClose={onClose} title={title} size={520} centered={false} yOffset="12vh" returnFocus={false}>
      <form noValidate onSubmit={submit} className={styles.form}>
        {children}
        <div className={styles.actions}>
          {aside}
          <div className={styles.buttons}>
            <Button variant="default" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit">{save}</Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}
