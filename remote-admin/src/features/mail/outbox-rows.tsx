import { Button } from '@mantine/core';
import { mailPurposeLabels, type OutboxRow } from '@vitrin/shared-contracts/mail';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { retryMail } from './mail.api.ts';
import { MailProgress } from './mail-progress.tsx';
import styles from './mail.module.css';

interface OutboxRowsProps {
  rows: readonly OutboxRow[];
  /** Whether the server can send mail. */
  canSend: boolean;
}

export function OutboxRows({ rows, canSend }: OutboxRowsProps) {
  const mayRetry = useRight('mail.write') && canSend;
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const retry = async (id: number) => {
    // Also after a rejection: the state of the mail has changed in the meantime.
    if (await run(() => retryMail(id), { success: 'Yeniden denenecek.' })) await invalidate(api.adminMail);
  };
  return (
    <ul aria-label="Giden e-postalar">
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.subject}
          to={null}
          detail={
            <>
              <span>
                {mailPurposeLabels[row.purpose]} · {row.recipient}
              </span>
              <MailProgress mail={row} />
            </>
          }
          aside={<Moment iso={row.created_at} />}
          actions={
            <div className={styles.end}>
              {mayRetry && canBeRetried(row) ? (
                <Button
                  size="xs"
                  variant="default"
                  loading={pending}
                  aria-label={`${row.subject}: yeniden dene`}
                  onClick={() => void retry(row.id)}
                >
                  Yeniden dene
                </Button>
              ) : null}
            </div>
          }
        />
      ))}
    </ul>
  );
}

/** Checks whether the mail has failed permanently or waits for a retry. */
function canBeRetried({ state, last_error }: OutboxRow): boolean {
  return state === 'failed' || (state === 'queued' && last_error !== '');
}
