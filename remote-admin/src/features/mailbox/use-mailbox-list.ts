import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { MailboxKind, MessageRow } from '@vitrin/shared-contracts/mailbox';
import { useInboxChanged } from '../../data/live/live-events.ts';
import { messagesQuery } from './mailbox.api.ts';
import { viewTexts } from './mailbox-texts.ts';
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
  const params = { ...address.params, ...viewTexts[address.view].params };
  const query = JSON.stringify(params);
  const list = useQuery(messagesQuery(kind, params));
  const { data, refetch } = list;
  const [held, setHeld] = useState<Held | null>(null);
  const heldRows = held?.query === query ? held.rows : null;
  const refresh = async () => void (await refetch());
  const follow = useSerialized(refresh);
  useInboxChanged(kind, () => {
    if (data && isHeld()) setHeld({ query, rows: heldRows ?? data.items });
    void follow();
  });
  const { rows, newCount } = mergeHeldRows(data?.items ?? noRows, heldRows);
  return {
    list,
    rows,
    /** Number of new messages that are not shown yet. */
    newCount,
    show: () => setHeld(null),
    /** After an action of this user, shows the list without held rows. */
    showCurrent: async () => {
      setHeld(null);
      await refresh();
    },
    refresh,
  };
}

const noRows: readonly MessageRow[] = [];

/** Returns the held rows in their order, each with its current data. */
function mergeHeldRows(items: readonly MessageRow[], heldRows: readonly MessageRow[] | null) {
  if (!heldRows) return { rows: items, newCount: 0 };
  const now = new Map(items.map((row) => [row.id, row]));
  const rows = heldRows.map((row) => now.get(row.id) ?? row);
  // Newest first: a row that moved up from the next page is not a new message.
  const newest = Math.max(0, ...heldRows.map(({ id }) => id));
  const newCount = items.filter(({ id }) => id > newest).length;
  return { rows, newCount };
}

/** Runs `call`, and once more if it was requested while running: many simultaneous requests cause at most two calls. */
function useSerialized(call: () => Promise<void>): () => Promise<void> {
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
