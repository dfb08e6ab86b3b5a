import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  /** Paragraphs of text. */
  children: ReactNode;
}

/** Notice about the whole screen that is not the result of a user action. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="note">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
