import type { OutboxRow } from '@vitrin/shared-contracts/mail';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { mailStateLabels, type MailState } from '@vitrin/shared-contracts/replies';
import { StateDot } from '../../ui/state-dot.tsx';
import styles from './mail.module.css';

const tones = { queued: 'warn', sending: 'warn', sent: 'good', failed: 'bad' } as const satisfies Record<
  MailState,
  string
>;

/** Shows the delivery status of a mail. */
export function MailProgress({ mail: { state, attempts, last_error, next_try_at, sent_at } }: { mail: OutboxRow }) {
  const isWaitingForRetry = state === 'queued' && last_error !== '' && next_try_at !== null;
  return (
    <p className={styles.progress}>
      <StateDot tone={tones[state]} />
      <span>
        <span>
          {[
            mailStateLabels[state],
            sent_at && exactTime(new Date(sent_at)),
            isWaitingForRetry && `${attempts}. deneme başarısız, sonraki deneme ${exactTime(new Date(next_try_at))}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {last_error ? <span className={styles.error}>{last_error}</span> : null}
      </span>
    </p>
  );
}
