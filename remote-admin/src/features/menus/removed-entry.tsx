import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './menus.module.css';

/** Says which entry was removed, and offers it back. It gets the focus, which was in the removed row. */
export function RemovedEntry({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={styles.removed}>
      <span role="status">“{name}” çıkarıldı.</span>
      <Button ref={button} variant="subtle" size="compact-sm" onClick={onUndo}>
        Geri al
      </Button>
    </p>
  );
}
