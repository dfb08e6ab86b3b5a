import { createRef, Fragment, useRef, useState } from 'react';
import { PageDrop } from './page-drop.tsx';
import { RowPicturesContext } from './row-picture.tsx';
import type { ListPages, RowDrag, SortableListProps, SortableRow } from './sortable-rows.ts';
import { useDragEngine } from './use-drag-engine.ts';
import { useFirstRows } from './use-first-rows.ts';

const singlePage: ListPages = { page: 1, pages: 1, offset: 0 };

/** List whose rows can be reordered by dragging or by keyboard. It renders only; the caller stores the order. */
export function SortableList<T extends SortableRow>(props: SortableListProps<T>) {
  const { items, label, movable, renderRow, pages = singlePage } = props;
  const list = useRef<HTMLOListElement>(null);
  const strips = { previous: useRef<HTMLDivElement>(null), next: useRef<HTMLDivElement>(null) };
  const dragOf = useRowDrags();
  const { rows, isComplete } = useFirstRows(items);
  const engine = useDragEngine(list, movable && isComplete);
  const { hasPrevious, hasNext } = pageDrops(props);
  return (
    <>
      {hasPrevious ? <PageDrop ref={strips.previous} id="previous" page={pages.page - 1} /> : null}
      <ol ref={list} aria-label={label} role="list">
        <RowPicturesContext value={isComplete}>
          {rows.map((item, index) => (
            <Fragment key={item.id}>{renderRow(item, index, dragOf(item.id))}</Fragment>
          ))}
        </RowPicturesContext>
      </ol>
      {hasNext ? <PageDrop ref={strips.next} id="next" page={pages.page + 1} /> : null}
      {engine ? (
        // After the rows, so that their elements exist when it is mounted.
        <engine.DragEngine
          {...props}
          pages={pages}
          list={list}
          dragOf={dragOf}
          strips={{ ...(hasPrevious ? { previous: strips.previous } : {}), ...(hasNext ? { next: strips.next } : {}) }}
        />
      ) : null}
    </>
  );
}

/** Returns which neighbouring pages a row can be dropped on. */
function pageDrops({
  movable,
  pages = singlePage,
  onMoveToPage,
}: Pick<SortableListProps<unknown>, 'movable' | 'pages' | 'onMoveToPage'>) {
  const isPossible = movable && onMoveToPage !== undefined;
  return { hasPrevious: isPossible && pages.page > 1, hasNext: isPossible && pages.page < pages.pages };
}

/** Returns a function that returns the references of a row, the same ones for the same id. */
function useRowDrags(): (id: SortableRow['id']) => RowDrag {
  const [dragOf] = useState(() => {
    const drags = new Map<SortableRow['id'], RowDrag>();
    return (id: SortableRow['id']) => {
      const drag = drags.get(id) ?? { row: createRef<HTMLLIElement>(), handle: createRef<HTMLSpanElement>() };
      drags.set(id, drag);
      return drag;
    };
  });
  return dragOf;
}
