import { Button } from '@mantine/core';
import styles from './states.module.css';

interface RetryNoticeProps {
  /** What is missing or may be old. */
  text: string;
  onRetry: () => void;
}

/** A part of a screen that could not be read, while the rest of it stands. */
export function RetryNotice({ text, onRetry }: RetryNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Tekrar dene
      </Button>
    </div>
  );
}
