import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import type { MessageRow as Row } from 'shared-contracts/mailbox';
import { Link } from 'shared-contracts/router';
import { Moment } from '../../shared/list/moment.tsx';
import { Initials } from './initials.tsx';
import styles from './mailbox.module.css';

interface MessageRowProps {
  message: Row;
  to: string;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export const rowId = (message: number) => `ileti-${message}`;

export function MessageRow({ message, to, isOpen, isChosen, onChoose }: MessageRowProps) {
  const { name, subject, excerpt, check, has_cv, created_at } = message;
  return (
    <li className={styles.row} data-unread={check === 0 || undefined} data-open={isOpen || undefined}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={`${name}, ${subject}: seç`} />
      </label>
      <Link id={rowId(message.id)} className={styles.message} to={to} aria-current={isOpen ? 'true' : undefined}>
        <Initials name={name} />
        <span className={styles.words}>
          <span className={styles.firstLine}>
            {check === 0 ? <span className={styles.dot} role="img" aria-label="Okunmamış" /> : null}
            <span className={styles.name}>{name}</span>
            <span className={styles.time}>
              <Moment iso={created_at} />
            </span>
          </span>
          <span className={styles.subject}>
            <span>{subject}</span>
            {has_cv ? <IconPaperclip size={14} stroke={1.75} role="img" aria-label="Özgeçmiş ekli" /> : null}
          </span>
          <span className={styles.excerpt}>{excerpt}</span>
        </span>
      </Link>
    </li>
  );
}
