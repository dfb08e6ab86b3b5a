import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  /** Paragraphs. */
  children: ReactNode;
}

/** Something about the whole screen that staff have to know and that no press of theirs has caused. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="note">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
