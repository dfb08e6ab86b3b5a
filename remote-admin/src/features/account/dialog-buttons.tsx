import { Button } from '@mantine/core';
import { messages } from '@vitrin/shared-contracts/messages';
import styles from './account.module.css';

interface DialogButtonsProps {
  /** Label of the submit button. */
  submit: string;
  pending: boolean;
  danger?: boolean | undefined;
  onCancel: () => void;
}

/** Cancel and submit buttons of a dialog's form. */
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
