import { Button } from '@mantine/core';
import styles from './states.module.css';

interface RetryNoticeProps {
  /** What is missing or may be outdated. */
  text: string;
  onRetry: () => void;
}

/** Error notice for a part of a screen that could not be loaded, while the rest is shown. */
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
