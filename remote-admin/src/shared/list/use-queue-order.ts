import { useEffect, useMemo, useState } from 'react';
import { messages } from 'shared-contracts/messages';
import { moved, queueFromOrder } from 'shared-contracts/queue';
import { useFeedback } from '../use-feedback.ts';

interface Ordered {
  id: number;
}

function inOrder<T extends Ordered>(items: readonly T[], order: readonly number[]): readonly T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

/** The order of a list as it is shown: a move holds at once and is taken back when the server does not keep it. */
export function useQueueOrder<T extends Ordered>(items: readonly T[], path: string, onKept: () => void) {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const { pending, run } = useFeedback();
  useEffect(() => setOrder(null), [items]);
  const shown = useMemo(() => (order ? inOrder(items, order) : items), [items, order]);

  const move = async (from: number, to: number): Promise<void> => {
    const next = moved(shown, from, to).map(({ id }) => id);
    if (pending || from === to) return;
    setOrder(next);
    const { sendForm } = await import('shared-contracts/http');
    const answer = await run(() => sendForm('PUT', path, { queue: queueFromOrder(next) }), {
      success: messages.reordered,
      failure: messages.reorderFailed,
    });
    if (answer?.success) onKept();
    else setOrder(null);
  };

  return { shown, move, pending };
}
