import type { RelatedMessage } from '@vitrin/shared-contracts/mailbox';
import { Link } from '@vitrin/shared-contracts/router';
import { Moment } from '../../ui/list/moment.tsx';
import styles from './reading.module.css';
import type { MailboxAddress } from './use-mailbox-address.ts';

interface RelatedMessagesProps {
  messages: readonly RelatedMessage[];
  address: MailboxAddress;
}

/** Lists other messages of the same sender; renders nothing if there are none. */
export function RelatedMessages({ messages, address }: RelatedMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="gonderenin-iletileri">
      <h3 id="gonderenin-iletileri">Gönderenin diğer iletileri</h3>
      <ul className={styles.related}>
        {messages.map(({ id, subject, section, created_at }) => (
          <li key={id}>
            <Link to={address.toMessage(id)}>{subject}</Link>
            <span className={styles.quiet}>
              {section === 'trash' ? <span>Çöp kutusunda · </span> : null}
              <Moment iso={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
