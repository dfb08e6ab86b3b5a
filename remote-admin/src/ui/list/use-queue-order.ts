import { useEffect, useMemo, useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { moveItem, queueFromOrder, type FormerPlace } from '@vitrin/shared-contracts/queue';
import { sendForm } from '../../data/http.ts';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../feedback/use-feedback.ts';

interface Ordered {
  id: number;
}

export interface QueueOrder {
  /** API path of the list; `…/queue` below it stores the order of the shown rows, `…/move` a move beyond them. */
  url: string;
  /** Number of rows before those shown. */
  offset: number;
  /** Number of rows of the whole list. */
  total: number;
}

function inOrder<T extends Ordered>(items: readonly T[], order: readonly number[]): readonly T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

/** Relative to the row above if that is shown, because other users may have changed the list meanwhile. */
function positionParams(order: readonly number[], index: number, offset: number): Record<string, string> {
  const above = order[index - 1];
  if (above !== undefined && index < order.length) return { after: String(above) };
  return offset + index === 0 ? { after: '' } : { position: String(offset + index + 1) };
}

/**
 * Manages the displayed order of a list: a move applies immediately (optimistic update) and is reverted if the server
 * rejects it.
 */
export function useQueueOrder<T extends Ordered>(items: readonly T[], { url, offset, total }: QueueOrder) {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  useEffect(() => setOrder(null), [items]);
  const shown = useMemo(() => (order ? inOrder(items, order) : items), [items, order]);

  /** Sends the documented request: each shown id with its value, length of the list minus position (product §4). */
  const sendOrder = (ids: readonly number[]) =>
    sendForm<null>('PUT', `${url}/queue`, { queue: queueFromOrder(ids, total - offset) });

  const undo = (request: () => ReturnType<typeof sendForm>) =>
    void run(request, { success: messages.undone, failure: messages.reorderFailed, changes: [url] });

  /** Stores a new order of the shown rows. */
  const reorder = (ids: readonly number[]) => {
    const former = shown.map(({ id }) => id);
    return run(() => sendOrder(ids), {
      success: messages.reordered,
      failure: messages.reorderFailed,
      action: () => ({ label: messages.undo, run: () => undo(() => sendOrder(former)) }),
    });
  };

  /** Moves a row to a place that is not shown, or in a list that is too long for one request. */
  const moveRow = (fields: Record<string, string>) =>
    run(() => sendForm<FormerPlace>('PUT', `${url}/move`, fields), {
      success: messages.reordered,
      failure: messages.reorderFailed,
      action: (place) => place && { label: messages.undo, run: () => undo(() => sendPlace(place)) },
    });

  const sendPlace = ({ id, after }: FormerPlace) =>
    sendForm('PUT', `${url}/move`, { id: String(id), after: after === null ? '' : String(after) });

  /** Shows a new order at once, and the former one again if it is not stored. */
  const store = async (next: readonly number[], request: () => Promise<{ success: boolean } | null>) => {
    setOrder(next);
    const isStored = (await request())?.success === true;
    if (isStored) void invalidate(url);
    else setOrder(null);
    return isStored;
  };

  /** Indices refer to the whole list, from zero. Resolves to whether the server stored the move. */
  const move = async (from: number, to: number): Promise<boolean> => {
    const row = shown[from - offset];
    if (pending || from === to || !row) return false;
    const isShown = to >= offset && to < offset + shown.length;
    const others = shown.filter(({ id }) => id !== row.id).map(({ id }) => id);
    const next = isShown ? moveItem(shown, from - offset, to - offset).map(({ id }) => id) : others;
    if (isShown && next.length <= limits.idList) return store(next, () => reorder(next));
    return store(next, () => moveRow({ id: String(row.id), ...positionParams(next, to - offset, offset) }));
  };

  return { shown, move, pending };
}
