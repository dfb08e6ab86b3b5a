import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { MailboxKind, MessageRecord } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import { useRead } from '../../shared/use-read.ts';
import { MessageView } from './message.view.tsx';
import styles from './reading.module.css';
import type { MailboxDeeds } from './use-mailbox-deeds.ts';
import { useOpened } from './use-opened.ts';

interface MessageReadingProps {
  kind: MailboxKind;
  id: number;
  /** The list as it was left. */
  back: string;
  deeds: MailboxDeeds;
  onRead: () => void;
}

/** The message of the address, read from the server and marked as read. */
export function MessageReading({ kind, id, back, deeds, onRead }: MessageReadingProps) {
  const { reading, reread } = useRead<MessageRecord>(api.adminMessage(kind, id));
  useOpened(kind, reading.state === 'ready' ? reading.data : null, onRead);
  return (
    <>
      <Link className={styles.back} to={back}>
        <IconArrowLeft size={16} aria-hidden />
        Listeye dön
      </Link>
      {reading.state === 'loading' ? <RowsSkeleton rows={3} /> : null}
      {reading.state === 'failed' ? (
        <div className={styles.failed}>
          <FailedView failure={reading} onRetry={() => void reread()} below />
        </div>
      ) : null}
      {reading.state === 'ready' ? <MessageView message={reading.data} deeds={deeds} /> : null}
    </>
  );
}
