import type { ReactNode } from 'react';
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DraggableProvided,
  type DraggableStateSnapshot,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd';
import { styleNonce } from '../style-nonce.ts';

const USAGE =
  'Taşımaya başlamak için boşluk tuşuna basın. Ok tuşlarıyla yerini değiştirin, boşlukla bırakın, Escape ile vazgeçin.';

/** What a row needs to be taken hold of, and whether it is in the hand now. */
export type RowDrag = DraggableProvided & Pick<DraggableStateSnapshot, 'isDragging'>;

interface SortableListProps<T> {
  items: readonly T[];
  /** Name of the list for screen readers. */
  label: string;
  /** Name of an item for announcements. */
  nameOf: (item: T) => string;
  movable: boolean;
  onMove: (from: number, to: number) => void;
  renderRow: (item: T, index: number, drag: RowDrag) => ReactNode;
}

/** A list whose rows are ordered by dragging or by keyboard. It only draws; the caller keeps the order. */
export function SortableList<T extends { id: number }>(props: SortableListProps<T>) {
  const { items, label, nameOf, movable, onMove, renderRow } = props;
  const name = (index: number) => {
    const item = items[index];
    return item ? nameOf(item) : '';
  };
  const drop = ({ source, destination }: DropResult, { announce }: ResponderProvided) => {
    if (!destination) return announce(`${name(source.index)} yerinde kaldı.`);
    announce(`${name(source.index)} ${destination.index + 1}. sıraya bırakıldı.`);
    onMove(source.index, destination.index);
  };
  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={USAGE}
      onDragStart={({ source }, { announce }) => announce(`${name(source.index)} taşınıyor.`)}
      onDragUpdate={({ source, destination }, { announce }) =>
        announce(destination ? `${name(source.index)}, ${destination.index + 1}. sırada.` : 'Listenin dışında.')
      }
      onDragEnd={drop}
    >
      <Droppable droppableId={label} isDropDisabled={!movable}>
        {({ innerRef, droppableProps, placeholder }) => (
          <ol ref={innerRef} {...droppableProps} aria-label={label} role="list">
            {items.map((item, index) => (
              <Draggable key={item.id} draggableId={String(item.id)} index={index} isDragDisabled={!movable}>
                {(drag, { isDragging }) => renderRow(item, index, { ...drag, isDragging })}
              </Draggable>
            ))}
            {placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
