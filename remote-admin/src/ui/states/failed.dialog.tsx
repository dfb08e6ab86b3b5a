import { Modal } from '@mantine/core';
import type { FailureReason } from '../../data/query.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { FailedView } from './failed.view.tsx';
import styles from './states.module.css';

interface FailedDialogProps {
  failure: { reason: FailureReason };
  onRetry: () => void;
  onClose: () => void;
}

/** Shown instead of a record dialog when the record could not be loaded. */
export function FailedDialog({ failure, onRetry, onClose }: FailedDialogProps) {
  useRestoreFocus();
  return (
    <Modal opened onClose={onClose} title="Kayıt açılamadı" size={560}>
      <div className={styles.dialog}>
        <FailedView failure={failure} onRetry={onRetry} below />
      </div>
    </Modal>
  );
}
