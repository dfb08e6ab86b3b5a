import { useEffect, useMemo, useState } from 'react';
import { messages } from 'shared-contracts/messages';
import { moved } from 'shared-contracts/queue';
import { sendForm } from '../http.ts';
import { useInvalidate } from '../query.ts';
import { useFeedback } from '../use-feedback.ts';

interface Ordered {
  id: number;
}

export interface QueueOrder {
  /** API path of the list; its `…/move` path stores the order. */
  url: string;
  /** How many rows stand before those that are shown. */
  before: number;
}

function inOrder<T extends Ordered>(items: readonly T[], order: readonly number[]): readonly T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

/** Named by the row above where that is shown: others may have changed the list meanwhile. */
function placeOf(order: readonly number[], index: number, before: number): Record<string, string> {
  const above = order[index - 1];
  if (above !== undefined && index < order.length) return { after: String(above) };
  return before + index === 0 ? { after: '' } : { position: String(before + index + 1) };
}

/** The order of a list as it is shown: a move holds at once and is taken back when the server does not keep it. */
export function useQueueOrder<T extends Ordered>(items: readonly T[], { url, before }: QueueOrder) {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  useEffect(() => setOrder(null), [items]);
  const shown = useMemo(() => (order ? inOrder(items, order) : items), [items, order]);

  /** Indices refer to the whole list, from zero. Resolves to whether the server stored the move. */
  const move = async (from: number, to: number): Promise<boolean> => {
    const row = shown[from - before];
    if (pending || from === to || !row) return false;
    const others = shown.filter(({ id }) => id !== row.id).map(({ id }) => id);
    const isShown = to >= before && to < before + shown.length;
    const next = isShown ? moved(shown, from - before, to - before).map(({ id }) => id) : others;
    setOrder(next);
    const fields = { id: String(row.id), ...placeOf(next, to - before, before) };
    const answer = await run(() => sendForm('PUT', `${url}/move`, fields), {
      success: messages.reordered,
      failure: messages.reorderFailed,
    });
    if (answer?.success) {
      void invalidate(url);
    } else setOrder(null);
    return answer?.success === true;
  };

  return { shown, move, pending };
}
