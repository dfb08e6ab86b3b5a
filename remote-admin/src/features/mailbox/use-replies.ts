import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { RepliesRecord } from 'shared-contracts/replies';
import { repliesQuery } from './reply.api.ts';

const LOOK_MS = 3_000;
/** A mail that is not gone by then waits for its next try, which may be hours away. */
const LOOKS = 10;

/** Loads the replies to a message with their delivery status; refetches while one is being sent. */
export function useReplies(kind: MailboxKind, message: number) {
  const query = useQuery(repliesQuery(kind, message));
  const { data, refetch } = query;
  const underWay = data?.replies.some(isUnderWay) === true;
  useEffect(() => {
    if (!underWay) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      void refetch();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [underWay, refetch]);
  return query;
}

/** On its first way: one that waits after a refusal is not worth looking at every few seconds. */
function isUnderWay({ state, attempts }: RepliesRecord['replies'][number]): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0);
}
