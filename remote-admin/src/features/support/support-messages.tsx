import type { SupportMessage } from 'shared-contracts/support';
import { Moment } from '../../shared/list/moment.tsx';
import styles from './support.module.css';

/** Question and answers, the oldest first. */
export function SupportMessages({ messages }: { messages: readonly SupportMessage[] }) {
  return (
    <ol className={styles.messages} aria-label="Yazışma">
      {messages.map(({ id, author, is_own, message, created_at }) => (
        <li key={id} className={styles.message} data-own={is_own || undefined}>
          <p className={styles.author}>
            <strong>{is_own ? 'Siz' : author}</strong>
            <Moment iso={created_at} />
          </p>
          <p className={styles.text}>{message}</p>
        </li>
      ))}
    </ol>
  );
}
