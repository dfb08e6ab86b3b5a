import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { MailboxKind, MessageRow } from 'shared-contracts/mailbox';
import { useInboxChanged } from '../../shared/live/inbox-live.ts';
import { messagesQuery } from './mailbox.api.ts';
import { viewWords } from './mailbox.words.ts';
import type { MailboxAddress } from './use-mailbox-address.ts';

interface Held {
  query: string;
  rows: readonly MessageRow[];
}

/**
 * Loads the inbox page given in the URL and keeps it up to date. While `isHeld` returns true (rows are selected or the
 * list is scrolled), the rows keep their positions and new messages are only counted until the user asks for them.
 */
export function useMailboxList(kind: MailboxKind, address: MailboxAddress, isHeld: () => boolean) {
  const params = { ...address.params, ...viewWords[address.view].params };
  const query = JSON.stringify(params);
  const list = useQuery(messagesQuery(kind, params));
  const { data, refetch } = list;
  const [held, hold] = useState<Held | null>(null);
  const kept = held?.query === query ? held.rows : null;
  const refresh = async () => void (await refetch());
  const follow = useOneAtATime(refresh);
  useInboxChanged(kind, () => {
    if (data && isHeld()) hold({ query, rows: kept ?? data.items });
    void follow();
  });
  const { rows, waiting } = heldBack(data?.items ?? noRows, kept);
  return {
    list,
    rows,
    /** Rows that have come and are not shown. */
    waiting,
    show: () => hold(null),
    /** After a deed of one's own everything is shown as it stands. */
    settle: async () => {
      hold(null);
      await refresh();
    },
    refresh,
  };
}

const noRows: readonly MessageRow[] = [];

/** The rows as they stood, each as it is now. */
function heldBack(items: readonly MessageRow[], kept: readonly MessageRow[] | null) {
  if (!kept) return { rows: items, waiting: 0 };
  const now = new Map(items.map((row) => [row.id, row]));
  const rows = kept.map((row) => now.get(row.id) ?? row);
  // The newest first: what moved up from the next page is no arrival.
  const newest = Math.max(0, ...kept.map(({ id }) => id));
  const waiting = items.filter(({ id }) => id > newest).length;
  return { rows, waiting };
}

/** Runs `call`, and once more afterwards when it was asked for meanwhile: many changes at once are one reading or two. */
function useOneAtATime(call: () => Promise<void>): () => Promise<void> {
  const latest = useRef(call);
  latest.current = call;
  const state = useRef<'idle' | 'running' | 'again'>('idle');
  return useCallback(async () => {
    if (state.current !== 'idle') {
      state.current = 'again';
      return;
    }
    do {
      state.current = 'running';
      await latest.current();
    } while (isAsked(state));
    state.current = 'idle';
  }, []);
}

function isAsked(state: { current: 'idle' | 'running' | 'again' }): boolean {
  return state.current === 'again';
}
