import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MailboxKind, MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import { Link } from '@vitrin/shared-contracts/router';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { decrementUnread } from '../../data/unread/unread.store.ts';
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
  /** Number of actions done on this screen: each may have changed the message. */
  actionCount: number;
}

/** Loads the message given in the URL and marks it as read. */
export function OpenMessage({ id, address, row, onRead, onOpened, actionCount }: MessageReadingProps) {
  const { kind } = useMailbox();
  const query = useQuery(messageQuery(kind, id));
  const message = query.data ?? null;
  useMarkAsRead(kind, message, onOpened);
  useEffect(() => {
    onRead(message);
    return () => onRead(null);
    // oxlint-disable-next-line exhaustive-deps -- runs only for another message; `onRead` is a new function in every render
  }, [message]);
  const isFetching = useRef(false);
  const refetchMessage = async () => {
    isFetching.current = true;
    await query.refetch();
    isFetching.current = false;
  };
  useEffect(() => {
    if (message) void refetchMessage();
    // oxlint-disable-next-line exhaustive-deps -- refetches only after an action, not when the message changes
  }, [actionCount]);
  const rowKey = row ? sharedStateKey(row) : null;
  useEffect(() => {
    // Every read of a message is logged: refetch only if its row shows that the message is outdated.
    if (message && !isFetching.current && rowKey !== null && rowKey !== sharedStateKey(message)) void refetchMessage();
    // oxlint-disable-next-line exhaustive-deps -- refetches only when the row changes
  }, [rowKey]);
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
      {message ? <MessageView message={message} address={address} onChanged={() => void refetchMessage()} /> : null}
    </>
  );
}

/** Returns a key of everything that other users can change and that a row shows as well. */
function sharedStateKey({ section, stage, assignee, labels, quarantine }: MessageRow | MessageRecord): string {
  return JSON.stringify([section, stage, assignee?.id, labels.toSorted((one, other) => one - other), quarantine]);
}

/**
 * Marks an unread message as read and lowers the unread count when it is opened (product §4); `onRead` updates the
 * list.
 */
function useMarkAsRead(kind: MailboxKind, message: MessageRecord | null, onRead: () => void): void {
  const marked = useRef<number | null>(null);
  const latestOnRead = useRef(onRead);
  latestOnRead.current = onRead;
  useEffect(() => {
    if (!message || message.check === 1 || marked.current === message.id) return;
    marked.current = message.id;
    void markAsRead(kind, message).then((isRead) => isRead && latestOnRead.current());
  }, [kind, message]);
}

/** Marks a message as read. A failure is not shown: the message is readable and stays marked as unread. */
async function markAsRead(kind: MailboxKind, { id, section, quarantine }: MessageRecord): Promise<boolean> {
  const answer = await checkMessage(kind, id).catch(() => null);
  // The count covers the inbox only, not messages in trash or quarantine.
  if (answer?.success && section === 'mail' && quarantine.length === 0) decrementUnread(kind);
  return answer?.success ?? false;
}
