import { Button } from '@mantine/core';
import { messages } from 'shared-contracts/messages';
import styles from './account.module.css';

interface DialogButtonsProps {
  /** Of the button that submits the form. */
  submit: string;
  pending: boolean;
  danger?: boolean | undefined;
  onCancel: () => void;
}

/** The end of a dialog's form. */
export function DialogButtons({ submit, pending, danger = false, onCancel }: DialogButtonsProps) {
  return (
    <div className={styles.dialogEnd}>
      <Button variant="default" onClick={onCancel}>
        {messages.confirmDelete.cancel}
      </Button>
      <Button type="submit" loading={pending} {...(danger ? { color: 'red' } : {})}>
        {submit}
      </Button>
    </div>
  );
}
