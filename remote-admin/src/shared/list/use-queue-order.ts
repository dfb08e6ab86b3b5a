import { useEffect, useMemo, useState } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { moveItem, type FormerPlace } from '@vitrin/shared-contracts/queue';
import { sendForm } from '../http.ts';
import { useInvalidate } from '../query.ts';
import { useFeedback } from '../use-feedback.ts';

interface Ordered {
  id: number;
}

export interface QueueOrder {
  /** API path of the list; its `…/move` path stores the order. */
  url: string;
  /** Number of rows before those shown. */
  offset: number;
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
export function useQueueOrder<T extends Ordered>(items: readonly T[], { url, offset }: QueueOrder) {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  useEffect(() => setOrder(null), [items]);
  const shown = useMemo(() => (order ? inOrder(items, order) : items), [items, order]);

  const undo = ({ id, after }: FormerPlace) =>
    void run(() => sendForm('PUT', `${url}/move`, { id: String(id), after: after === null ? '' : String(after) }), {
      success: messages.undone,
      failure: messages.reorderFailed,
      changes: [url],
    });

  /** Indices refer to the whole list, from zero. Resolves to whether the server stored the move. */
  const move = async (from: number, to: number): Promise<boolean> => {
    const row = shown[from - offset];
    if (pending || from === to || !row) return false;
    const others = shown.filter(({ id }) => id !== row.id).map(({ id }) => id);
    const isShown = to >= offset && to < offset + shown.length;
    const next = isShown ? moveItem(shown, from - offset, to - offset).map(({ id }) => id) : others;
    setOrder(next);
    const fields = { id: String(row.id), ...positionParams(next, to - offset, offset) };
    const answer = await run(() => sendForm<FormerPlace>('PUT', `${url}/move`, fields), {
      success: messages.reordered,
      failure: messages.reorderFailed,
      action: (former) => former && { label: messages.undo, run: () => undo(former) },
    });
    if (answer?.success) {
      void invalidate(url);
    } else setOrder(null);
    return answer?.success === true;
  };

  return { shown, move, pending };
}
