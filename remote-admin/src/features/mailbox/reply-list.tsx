import { Button } from '@mantine/core';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { mailStateLabels, type MailState, type ReplyRecord } from '@vitrin/shared-contracts/replies';
import { Moment } from '../../ui/list/moment.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { retryReply } from './reply.api.ts';
import styles from './replies.module.css';

interface ReplyListProps {
  kind: MailboxKind;
  replies: readonly ReplyRecord[];
  /** Whether the server can send mail. */
  canSend: boolean;
  onChanged: () => Promise<void>;
}

const tones = { queued: 'warn', sending: 'warn', sent: 'good', failed: 'bad' } as const satisfies Record<
  MailState,
  string
>;

/** Sent replies with their delivery status. */
export function ReplyList({ kind, replies, canSend, onChanged }: ReplyListProps) {
  const { pending, run } = useFeedback();
  if (replies.length === 0) return null;
  const retry = async (id: number) => {
    await run(() => retryReply(kind, id), { success: 'Yeniden denenecek.' });
    await onChanged();
  };
  return (
    <ol className={styles.list} aria-label="Gönderilen yanıtlar">
      {replies.map(({ id, author, subject, text, state, attempts, last_error, created_at }) => (
        <li key={id} className={styles.reply}>
          <p className={styles.replyHead}>
            <strong>{author}</strong>
            <span className={styles.quiet}>
              <Moment iso={created_at} />
            </span>
            <span className={styles.state}>
              <StateDot tone={tones[state]} />
              {mailStateLabels[state]}
            </span>
          </p>
          <p className={styles.replySubject}>{subject}</p>
          <p className={styles.replyText} dir="auto">
            {text}
          </p>
          {last_error ? (
            <div className={styles.refused}>
              <p>{state === 'queued' ? `${last_error} ${attempts}. denemeden sonra yeniden denenecek.` : last_error}</p>
              {canSend && (state === 'failed' || state === 'queued') ? (
                <Button size="xs" variant="default" loading={pending} onClick={() => void retry(id)}>
                  Yeniden dene
                </Button>
              ) : null}
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
