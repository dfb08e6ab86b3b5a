import { Droppable } from 'react-beautiful-dnd';
import styles from './page-drop.module.css';

interface PageDropProps {
  /** Identifies the strip: previous or next page. */
  id: 'previous' | 'next';
  page: number;
}

/** Drop target at the edge of a list: a row dropped here moves to the neighbouring page. */
export function PageDrop({ id, page }: PageDropProps) {
  return (
    <Droppable droppableId={id}>
      {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
        <div
          ref={innerRef}
          {...droppableProps}
          className={styles.strip}
          data-over={isDraggingOver || undefined}
          data-edge={id}
        >
          <span>
            {id === 'previous' ? 'Önceki sayfaya' : 'Sonraki sayfaya'} taşımak için buraya bırakın ({page}. sayfa)
          </span>
          <span className={styles.placeholder}>{placeholder}</span>
        </div>
      )}
    </Droppable>
  );
}
