import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MailboxKind, MessageRecord, MessageRow } from 'shared-contracts/mailbox';
import { Link } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import { lowerUnread } from '../../shared/unread/unread.store.ts';
import { checkMessage, messageQuery } from './mailbox.api.ts';
import { useMailbox } from './mailbox.context.ts';
import { MessageView } from './message.view.tsx';
import styles from './reading.module.css';
import type { MailboxAddress } from './use-mailbox-address.ts';

interface MessageReadingProps {
  id: number;
  address: MailboxAddress;
  /** The message's row in the current list; undefined if it is on another page. */
  row: MessageRow | undefined;
  /** Receives the open message, so that keyboard shortcuts can act on it; null when it closes. */
  onRead: (message: MessageRecord | null) => void;
  onOpened: () => void;
  /** How many deeds have been done here: each may have changed the message. */
  deedCount: number;
}

/** The message of the address, read from the server and marked as read. */
export function MessageReading({ id, address, row, onRead, onOpened, deedCount }: MessageReadingProps) {
  const { kind } = useMailbox();
  const query = useQuery(messageQuery(kind, id));
  const message = query.data ?? null;
  useOpened(kind, message, onOpened);
  useEffect(() => {
    onRead(message);
    return () => onRead(null);
    // oxlint-disable-next-line exhaustive-deps -- what is open counts, not who is told
  }, [message]);
  const asking = useRef(false);
  const again = async () => {
    asking.current = true;
    await query.refetch();
    asking.current = false;
  };
  useEffect(() => {
    if (message) void again();
    // oxlint-disable-next-line exhaustive-deps -- only a deed asks anew
  }, [deedCount]);
  const told = row ? standingOf(row) : null;
  useEffect(() => {
    // Every reading of a message is written down: only what the list shows to be outdated is read again.
    if (message && !asking.current && told !== null && told !== standingOf(message)) void again();
    // oxlint-disable-next-line exhaustive-deps -- what the list has come to say decides
  }, [told]);
  return (
    <>
      <Link className={styles.back} to={address.toList}>
        <IconArrowLeft size={16} aria-hidden />
        Listeye dön
      </Link>
      {query.isPending ? <RowsSkeleton rows={3} /> : null}
      {query.isError && !message ? (
        <div className={styles.failed}>
          <FailedView failure={query.error} onRetry={() => void query.refetch()} below />
        </div>
      ) : null}
      {message ? <MessageView message={message} address={address} onChanged={() => void again()} /> : null}
    </>
  );
}

/** What others may have changed of a message, as far as a row tells it. */
function standingOf({ section, stage, assignee, labels, quarantine }: MessageRow | MessageRecord): string {
  return JSON.stringify([section, stage, assignee?.id, labels.toSorted((one, other) => one - other), quarantine]);
}

/** Opening an unread message marks it read and lowers the count (product §4); `onRead` lets the list show it. */
function useOpened(kind: MailboxKind, message: MessageRecord | null, onRead: () => void): void {
  const marked = useRef<number | null>(null);
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    if (!message || message.check === 1 || marked.current === message.id) return;
    marked.current = message.id;
    void mark(kind, message).then((isRead) => isRead && tell.current());
  }, [kind, message]);
}

/** Not worth a word when it fails: the message is read all the same, and stays marked as it truly is. */
async function mark(kind: MailboxKind, { id, section, quarantine }: MessageRecord): Promise<boolean> {
  const answer = await checkMessage(kind, id).catch(() => null);
  // The count is that of the inbox: what lies in trash or quarantine was never part of it.
  if (answer?.success && section === 'mail' && quarantine.length === 0) lowerUnread(kind);
  return answer?.success ?? false;
}
