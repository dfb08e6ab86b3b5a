import { useEffect, useRef } from 'react';
import type { MailboxKind, MessageRecord } from 'shared-contracts/mailbox';
import { lowerUnread } from '../../shared/unread/unread.store.ts';
import { checkMessage } from './mailbox.api.ts';

/** Opening an unread message marks it read and lowers the count (product §4); `onRead` lets the list show it. */
export function useOpened(kind: MailboxKind, message: MessageRecord | null, onRead: () => void): void {
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
