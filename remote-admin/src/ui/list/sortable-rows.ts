import type { ReactNode, RefObject } from 'react';

/** A row; the id is unique in its list. */
export interface SortableRow {
  id: number | string;
}

/** Elements of a row, by which it is dragged once dragging is loaded. */
export interface RowDrag {
  row: RefObject<HTMLLIElement | null>;
  handle: RefObject<HTMLSpanElement | null>;
}

/** Current page of a longer list. */
export interface ListPages {
  page: number;
  pages: number;
  /** Number of rows on the previous pages. */
  offset: number;
}

export interface SortableListProps<T> {
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
