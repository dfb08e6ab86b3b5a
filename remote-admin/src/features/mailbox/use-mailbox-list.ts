import { useState } from 'react';
import type { MailboxKind, MessageRow } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import { useInboxChanged } from '../../shared/live/inbox-live.ts';
import { chosenOnly } from '../../shared/list/use-list-query.ts';
import { useRead, type Reading } from '../../shared/use-read.ts';
import { viewWords } from './mailbox.words.ts';
import type { MailboxAddress } from './use-mailbox-address.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface Held {
  query: string;
  rows: readonly MessageRow[];
}

/**
 * The page of the inbox that the address asks for, kept up to date by itself. While `isHeld` says that somebody is in
 * the midst of it, its rows stay where they are: what has come waits until it is asked for.
 */
export function useMailboxList(kind: MailboxKind, address: MailboxAddress, isHeld: () => boolean) {
  const { view, search, filters, page } = address;
  const params = { page, ...viewWords[view].params, ...chosenOnly({ search, ...filters }) };
  const query = JSON.stringify(params);
  const { reading, reread, refresh } = useRead<MessageRow[]>(api.adminMailbox(kind), params);
  const [held, hold] = useState<Held | null>(null);
  const kept = held?.query === query ? held.rows : null;
  const follow = useOneAtATime(refresh);
  useInboxChanged(kind, () => {
    if (reading.state === 'ready' && isHeld()) hold({ query, rows: kept ?? reading.data });
    void follow();
  });
  const { shown, waiting } = heldBack(reading, kept);
  return {
    reading: shown,
    /** Rows that have come and are not shown. */
    waiting,
    show: () => hold(null),
    reread,
    /** After a deed of one's own everything is shown as it stands. */
    settle: async () => {
      hold(null);
      await refresh();
    },
    refresh,
  };
}

/** The rows as they stood, each as it is now. */
function heldBack(reading: Reading<MessageRow[]>, kept: readonly MessageRow[] | null) {
  if (reading.state !== 'ready' || !kept) return { shown: reading, waiting: 0 };
  const now = new Map(reading.data.map((row) => [row.id, row]));
  const data = kept.map((row) => now.get(row.id) ?? row);
  // The newest first: what moved up from the next page is no arrival.
  const newest = Math.max(0, ...kept.map(({ id }) => id));
  const waiting = reading.data.filter(({ id }) => id > newest).length;
  return { shown: { ...reading, data }, waiting };
}
