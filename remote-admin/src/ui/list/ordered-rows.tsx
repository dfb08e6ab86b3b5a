import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PageMetaData } from '@vitrin/shared-contracts/envelope';
import { SortableList } from './sortable-list.tsx';
import type { RowDrag } from './sortable-rows.ts';
import { useQueueOrder } from './use-queue-order.ts';

const PositionDialog = lazy(async () => ({
  default: (await import('./position-dialog.tsx')).PositionDialog,
}));

/** Position of a row in the whole list, and the handlers that move it. */
export interface RowOrder {
  drag: RowDrag;
  index: number;
  count: number;
  movable: boolean;
  onMove: (from: number, to: number) => void;
  onAskPosition: () => void;
}

/** Pagination of a long list. */
export interface OrderedPages {
  meta: PageMetaData | null;
  onPage: (page: number) => void;
}

interface OrderedRowsProps<T> {
  /** Must keep its identity until the next fetch: a new array reverts a move that is in flight. */
  items: readonly T[];
  label: string;
  nameOf: (item: T) => string;
  /** API path of the list; `…/queue` and `…/move` below it store the order. */
  url: string;
  movable: boolean;
  /** Undefined if the whole list is shown. */
  paged?: OrderedPages;
  renderRow: (item: T, order: RowOrder) => ReactNode;
}

/**
 * List with an order that the user can change by dragging, by keyboard, and by entering a position, also on another
 * page.
 */
export function OrderedRows<T extends { id: number }>(props: OrderedRowsProps<T>) {
  const { items, label, nameOf, url, paged, renderRow } = props;
  const { page, page_size: size, total } = paged?.meta ?? { page: 1, page_size: items.length, total: items.length };
  const offset = (page - 1) * size;
  const { shown, move } = useQueueOrder(items, { url, offset, total });
  const [movingIndex, setMovingIndex] = useState<number | null>(null);
  const movingRow = movingIndex === null ? undefined : shown[movingIndex - offset];
  const movable = props.movable && total > 1;
  const onMove = (from: number, to: number) => void move(from, to);
  const moveToPage = async (index: number, target: number) => {
    const to = target < page ? offset - 1 : offset + size;
    if (await move(offset + index, to)) paged?.onPage(target);
  };
  return (
    <>
      <SortableList
        items={shown}
        label={label}
        nameOf={nameOf}
        movable={movable}
        pages={{ page, pages: Math.ceil(total / Math.max(1, size)), offset }}
        onMove={(from, to) => onMove(offset + from, offset + to)}
        {...(paged ? { onMoveToPage: (index: number, target: number) => void moveToPage(index, target) } : {})}
        renderRow={(item, index, drag) =>
          renderRow(item, {
            drag,
            index: offset + index,
            count: total,
            movable,
            onMove,
            onAskPosition: () => setMovingIndex(offset + index),
          })
        }
      />
      {movingRow && movingIndex !== null ? (
        <Suspense fallback={null}>
          <PositionDialog
            name={nameOf(movingRow)}
            index={movingIndex}
            count={total}
            onClose={() => setMovingIndex(null)}
            onMove={onMove}
          />
        </Suspense>
      ) : null}
    </>
  );
}
