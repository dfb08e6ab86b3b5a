import type { SupportMessage } from '@vitrin/shared-contracts/support';
import { Moment } from '../../ui/list/moment.tsx';
import { AttachmentList } from './attachment-list.tsx';
import styles from './support.module.css';

interface SupportMessagesProps {
  /** Id of the support request. */
  request: number;
  messages: readonly SupportMessage[];
}

/** The messages of a request, oldest first. */
export function SupportMessages({ request, messages }: SupportMessagesProps) {
  return (
    <ol className={styles.messages} aria-label="Yazışma">
      {messages.map(({ id, author, is_own, message, attachments, created_at }) => (
        <li key={id} className={styles.message} data-own={is_own || undefined}>
          <p className={styles.author}>
            <strong>{is_own ? 'Siz' : author}</strong>
            <Moment iso={created_at} />
          </p>
          <p className={styles.text}>{message}</p>
          <AttachmentList request={request} attachments={attachments} />
        </li>
      ))}
    </ol>
  );
}
