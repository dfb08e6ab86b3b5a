import type { RefObject } from 'react';
import { DragDropContext } from 'react-beautiful-dnd';
import { styleNonce } from '../../data/style-nonce.ts';
import { DraggableRow, DroppableElement } from './drag-elements.tsx';
import { dragAnnouncements } from './drag-announcements.ts';
import type { ListPages, RowDrag, SortableListProps, SortableRow } from './sortable-rows.ts';

const USAGE =
  'Taşımaya başlamak için boşluk tuşuna basın. Ok tuşlarıyla yerini değiştirin, boşlukla bırakın, Escape ile vazgeçin.';

interface DragEngineProps<T> extends SortableListProps<T> {
  pages: ListPages;
  list: RefObject<HTMLElement | null>;
  /** Strips of the neighbouring pages that exist. */
  strips: Readonly<Partial<Record<'previous' | 'next', RefObject<HTMLElement | null>>>>;
  dragOf: (id: SortableRow['id']) => RowDrag;
}

/**
 * Makes the rows of a list draggable. It renders nothing but uses the elements of the list, so that rows that are
 * already shown keep their state and their focus.
 */
export function DragEngine<T extends SortableRow>(props: DragEngineProps<T>) {
  const { items, label, movable, list, strips, dragOf } = props;
  const { onDragStart, onDragUpdate, onDragEnd } = dragAnnouncements(props);
  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={USAGE}
      onDragStart={onDragStart}
      onDragUpdate={onDragUpdate}
      onDragEnd={onDragEnd}
    >
      {strips.previous ? <DroppableElement id="previous" element={strips.previous} /> : null}
      <DroppableElement id={label} element={list} isDisabled={!movable}>
        {items.map(({ id }, index) => (
          <DraggableRow key={id} id={id} index={index} drag={dragOf(id)} isDisabled={!movable} />
        ))}
      </DroppableElement>
      {strips.next ? <DroppableElement id="next" element={strips.next} /> : null}
    </DragDropContext>
  );
}
