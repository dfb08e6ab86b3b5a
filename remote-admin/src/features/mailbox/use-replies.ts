import { useEffect } from 'react';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import type { RepliesRecord } from 'shared-contracts/replies';
import { useRead, type Reading } from '../../shared/use-read.ts';

const LOOK_MS = 3_000;
/** A mail that is not gone by then waits for its next try, which may be hours away. */
const LOOKS = 10;

interface Replies {
  reading: Reading<RepliesRecord>;
  refresh: () => Promise<void>;
}

/** The answers to a message and how far each has come; looked at again while one is just on its way. */
export function useReplies(kind: MailboxKind, message: number): Replies {
  const { reading, refresh } = useRead<RepliesRecord>(api.adminReplies(kind, message));
  const underWay = reading.state === 'ready' && reading.data.replies.some(isUnderWay);
  useEffect(() => {
    if (!underWay) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      void refresh();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [underWay, refresh]);
  return { reading, refresh };
}

/** On its first way: one that waits after a refusal is not worth looking at every few seconds. */
function isUnderWay({ state, attempts }: RepliesRecord['replies'][number]): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0);
}
