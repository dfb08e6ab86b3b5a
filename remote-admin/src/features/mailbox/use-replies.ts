import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { RepliesRecord } from '@vitrin/shared-contracts/replies';
import { repliesQuery } from './reply.api.ts';

const POLL_INTERVAL_MS = 3_000;
/** Number of refetches. A mail that is not sent by then waits for its retry, which may be hours away. */
const MAX_REFETCHES = 10;

/** Loads the replies to a message with their delivery status; refetches while one is being sent. */
export function useReplies(kind: MailboxKind, message: number) {
  const query = useQuery(repliesQuery(kind, message));
  const { data, refetch } = query;
  const isSending = data?.replies.some(isBeingSent) === true;
  useEffect(() => {
    if (!isSending) return undefined;
    let refetchCount = 0;
    const timer = setInterval(() => {
      refetchCount += 1;
      if (refetchCount >= MAX_REFETCHES) clearInterval(timer);
      void refetch();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isSending, refetch]);
  return query;
}

/**
 * Checks whether the first attempt is pending. A reply that waits for a retry is not worth polling every few seconds.
 */
function isBeingSent({ state, attempts }: RepliesRecord['replies'][number]): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0);
}
