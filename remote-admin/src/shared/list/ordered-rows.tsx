import { useState, type ReactNode } from 'react';
import { PositionDialog } from './position-dialog.tsx';
import { SortableList, type RowDrag } from './sortable-list.tsx';
import { useQueueOrder } from './use-queue-order.ts';

/** Where a row stands, and what moves it. */
export interface RowOrder {
  drag: RowDrag;
  index: number;
  count: number;
  movable: boolean;
  onMove: (from: number, to: number) => void;
  onAskPosition: () => void;
}

interface OrderedRowsProps<T> {
  /** The same list until it is read again: a new one takes back a move that is under way. */
  items: readonly T[];
  label: string;
  nameOf: (item: T) => string;
  /** The `…/queue` call. */
  path: string;
  movable: boolean;
  onKept: () => void;
  renderRow: (item: T, order: RowOrder) => ReactNode;
}

/** A whole list in its order: by dragging, by keyboard, and by naming the place. */
export function OrderedRows<T extends { id: number }>(props: OrderedRowsProps<T>) {
  const { items, label, nameOf, path, movable, onKept, renderRow } = props;
  const { shown, move } = useQueueOrder(items, path, onKept);
  const [placing, setPlacing] = useState<number | null>(null);
  const placed = placing === null ? undefined : shown[placing];
  const onMove = (from: number, to: number) => void move(from, to);
  return (
    <>
      <SortableList
        items={shown}
        label={label}
        nameOf={nameOf}
        movable={movable && shown.length > 1}
        onMove={onMove}
        renderRow={(item, index, drag) =>
          renderRow(item, {
            drag,
            index,
            count: shown.length,
            movable: movable && shown.length > 1,
            onMove,
            onAskPosition: () => setPlacing(index),
          })
        }
      />
      {placed && placing !== null ? (
        <PositionDialog
          name={nameOf(placed)}
          index={placing}
          count={shown.length}
          onClose={() => setPlacing(null)}
          onMove={onMove}
        />
      ) : null}
    </>
  );
}
