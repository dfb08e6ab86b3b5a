import type { DraggableLocation, DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import type { ListPages, SortableListProps } from './sortable-rows.ts';

type AnnouncementProps<T> = Pick<SortableListProps<T>, 'items' | 'nameOf' | 'onMove' | 'onMoveToPage'> & {
  pages: ListPages;
};

/** Returns the handlers that announce a drag to screen readers and report the new position. */
export function dragAnnouncements<T>({ items, nameOf, pages, onMove, onMoveToPage }: AnnouncementProps<T>) {
  const name = (index: number) => {
    const item = items[index];
    return item ? nameOf(item) : '';
  };
  const pageAt = ({ droppableId }: DraggableLocation): number | null => {
    if (droppableId === 'previous') return pages.page - 1;
    return droppableId === 'next' ? pages.page + 1 : null;
  };
  const positionText = (destination: DraggableLocation): string => {
    const page = pageAt(destination);
    return page === null ? `${pages.offset + destination.index + 1}. sırada` : `${page}. sayfada`;
  };
  return {
    onDragStart: ({ source }: DragStart, { announce }: ResponderProvided) =>
      announce(`${name(source.index)} taşınıyor.`),
    onDragUpdate: ({ source, destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(destination ? `${name(source.index)}, ${positionText(destination)}.` : 'Listenin dışında.'),
    onDragEnd: ({ source, destination }: DropResult, { announce }: ResponderProvided) => {
      if (!destination) return announce(`${name(source.index)} yerinde kaldı.`);
      const page = pageAt(destination);
      if (page !== null) {
        announce(`${name(source.index)} ${page}. sayfaya bırakıldı.`);
        return onMoveToPage?.(source.index, page);
      }
      announce(`${name(source.index)} ${pages.offset + destination.index + 1}. sıraya bırakıldı.`);
      return onMove(source.index, destination.index);
    },
  };
}
