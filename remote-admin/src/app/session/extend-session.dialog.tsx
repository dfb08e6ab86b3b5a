import { Modal, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './session.module.css';
import { ExtendSessionForm } from './extend-session.form.tsx';
import { formatClock, formatMinutes } from './format-remaining-time.ts';

interface ExtendSessionDialogProps {
  opened: boolean;
  /** Milliseconds until the session ends. */
  remainingMs: number;
  onClose: () => void;
}

/** Asks for the password to extend the session (product §4). The page below does not change and gets the focus back. */
export function ExtendSessionDialog({ opened, remainingMs, onClose }: ExtendSessionDialogProps) {
  // Mantine restores the focus only after a dialog that was opened after mounting, so it is opened in an effect.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Modal
      opened={opened && ready}
      onClose={onClose}
      title="Oturumunuz birazdan sona erecek"
      size={440}
      closeOnClickOutside={false}
    >
      <p className={styles.explanation}>
        Kalan süre: <strong aria-hidden>{formatClock(remainingMs)}</strong>
        <VisuallyHidden role="status">{formatMinutes(remainingMs)}</VisuallyHidden>
      </p>
      <p className={styles.explanation}>
        Çalışmaya devam etmek için şifrenizi yazın; sayfa ve yazdıklarınız olduğu gibi kalır.
      </p>
      <ExtendSessionForm onClose={onClose} />
    </Modal>
  );
}
