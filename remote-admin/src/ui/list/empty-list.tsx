import type { ReactNode } from 'react';
import styles from './list.module.css';

interface EmptyListProps {
  title: string;
  text: string;
  action?: ReactNode;
}

export function EmptyList({ title, text, action }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p>{text}</p>
      {action}
    </div>
  );
}
