import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import type { MessageRow as Row } from '@vitrin/shared-contracts/mailbox';
import { stageLabel } from '@vitrin/shared-contracts/message-workflow';
import { Link } from '@vitrin/shared-contracts/router';
import { initialsOf } from '../../data/initials.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { Initials } from './initials.tsx';
import { LabelChips } from './label-chips.tsx';
import { useMailbox } from './mailbox.context.ts';
import styles from './mailbox.module.css';
import { rowId } from './row-id.ts';

interface MessageRowProps {
  message: Row;
  to: string;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export function MessageRow({ message, to, isOpen, isChosen, onChoose }: MessageRowProps) {
  const { kind } = useMailbox();
  const { id, name, subject, excerpt, check, has_cv, created_at, stage, labels, assignee } = message;
  return (
    <li className={styles.row} data-unread={check === 0 || undefined} data-open={isOpen || undefined}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={`${name}, ${subject}: seç`} />
      </label>
      <Link id={rowId(id)} className={styles.message} to={to} aria-current={isOpen ? 'true' : undefined}>
        <Initials name={name} />
        <span className={styles.text}>
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
            {assignee ? (
              <span
                className={styles.assignee}
                role="img"
                aria-label={`Sorumlu: ${assignee.name}`}
                title={assignee.name}
              >
                {initialsOf(assignee.name)}
              </span>
            ) : null}
          </span>
          <span className={styles.lastLine}>
            {stage === 'new' ? null : <span className={styles.stage}>{stageLabel(kind, stage)}</span>}
            <LabelChips ids={labels} />
            <span className={styles.excerpt}>{excerpt}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
