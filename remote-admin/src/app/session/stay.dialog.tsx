import { Modal, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './session.module.css';
import { StayForm } from './stay.form.tsx';
import { clockOf, minutesOf } from './time-words.ts';

interface StayDialogProps {
  opened: boolean;
  /** Milliseconds until the session ends. */
  left: number;
  onClose: () => void;
}

/** Asks for the password to go on (product §4). The page below stays as it is, and gets the focus back. */
export function StayDialog({ opened, left, onClose }: StayDialogProps) {
  // The library remembers the focus of a dialog that it sees opening, not of one that is open from the start.
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
        Kalan süre: <strong aria-hidden>{clockOf(left)}</strong>
        <VisuallyHidden role="status">{minutesOf(left)}</VisuallyHidden>
      </p>
      <p className={styles.explanation}>
        Çalışmaya devam etmek için şifrenizi yazın; sayfa ve yazdıklarınız olduğu gibi kalır.
      </p>
      <StayForm onClose={onClose} />
    </Modal>
  );
}
