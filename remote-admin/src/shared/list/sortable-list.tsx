import type { ReactNode } from 'react';
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DraggableLocation,
  type DraggableProvided,
  type DraggableStateSnapshot,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd';
import { styleNonce } from '../style-nonce.ts';
import { PageDrop } from './page-drop.tsx';

const USAGE =
  'Taşımaya başlamak için boşluk tuşuna basın. Ok tuşlarıyla yerini değiştirin, boşlukla bırakın, Escape ile vazgeçin.';

/** Props that make a row draggable, and whether it is being dragged. */
export type RowDrag = DraggableProvided & Pick<DraggableStateSnapshot, 'isDragging'>;

/** Current page of a longer list. */
export interface ListPages {
  page: number;
  pages: number;
  /** Number of rows on the previous pages. */
  offset: number;
}

const singlePage: ListPages = { page: 1, pages: 1, offset: 0 };

interface SortableListProps<T> {
  items: readonly T[];
  /** Accessible name of the list. */
  label: string;
  /** Returns the name of an item for announcements. */
  nameOf: (item: T) => string;
  movable: boolean;
  /** Indices among the items shown. */
  onMove: (from: number, to: number) => void;
  pages?: ListPages;
  /** Called when a row was dropped on the strip of a neighbouring page. */
  onMoveToPage?: (from: number, page: number) => void;
  renderRow: (item: T, index: number, drag: RowDrag) => ReactNode;
}

/** List whose rows can be reordered by dragging or by keyboard. It renders only; the caller stores the order. */
export function SortableList<T extends { id: number }>(props: SortableListProps<T>) {
  const { items, label, nameOf, movable, onMove, renderRow, pages = singlePage, onMoveToPage } = props;
  const name = (index: number) => {
    const item = items[index];
    return item ? nameOf(item) : '';
  };
  const hasPageDrops = movable && onMoveToPage !== undefined;
  const pageAt = ({ droppableId }: DraggableLocation): number | null => {
    if (droppableId === 'previous') return pages.page - 1;
    return droppableId === 'next' ? pages.page + 1 : null;
  };
  const drop = ({ source, destination }: DropResult, { announce }: ResponderProvided) => {
    if (!destination) return announce(`${name(source.index)} yerinde kaldı.`);
    const page = pageAt(destination);
    if (page !== null) {
      announce(`${name(source.index)} ${page}. sayfaya bırakıldı.`);
      return onMoveToPage?.(source.index, page);
    }
    announce(`${name(source.index)} ${pages.offset + destination.index + 1}. sıraya bırakıldı.`);
    onMove(source.index, destination.index);
  };
  const positionText = (destination: DraggableLocation): string => {
    const page = pageAt(destination);
    return page === null ? `${pages.offset + destination.index + 1}. sırada` : `${page}. sayfada`;
  };
  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={USAGE}
      onDragStart={({ source }, { announce }) => announce(`${name(source.index)} taşınıyor.`)}
      onDragUpdate={({ source, destination }, { announce }) =>
        announce(destination ? `${name(source.index)}, ${positionText(destination)}.` : 'Listenin dışında.')
      }
      onDragEnd={drop}
    >
      {hasPageDrops && pages.page > 1 ? <PageDrop id="previous" page={pages.page - 1} /> : null}
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
      {hasPageDrops && pages.page < pages.pages ? <PageDrop id="next" page={pages.page + 1} /> : null}
    </DragDropContext>
  );
}
