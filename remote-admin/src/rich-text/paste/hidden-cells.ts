import { isZero, stylesOf } from './parse-pasted.ts';
import { hasContent } from './remove-counted.ts';
import { gridOf, setSpan, type GridCell } from './table-grid.ts';

type Test = (element: Element) => boolean;

/** Removes the hidden rows and columns of a table. Merged cells keep their content while any part of them is visible. */
export function removeHiddenCells(table: HTMLTableElement, isHidden: Test): { rows: number; columns: number } {
  const rows = new Set([...table.rows].flatMap((row, index) => (isHiddenRow(row, isHidden) ? [index] : [])));
  const columns = hiddenColumns(table, isHidden);
  if (rows.size + columns.size === 0) return { rows: 0, columns: 0 };
  const cells = gridOf(table);
  const removed = cells.filter((each) => !isPartlyVisible(each, rows, columns) && hasContent(each.cell));
  for (const each of cells) placeVisiblePart(table, each, { rows, columns });
  for (const index of [...rows].toReversed()) table.rows[index]?.remove();
  for (const column of table.querySelectorAll(':scope > col, :scope > colgroup')) column.remove();
  return {
    rows: new Set(removed.filter(({ row }) => rows.has(row)).map(({ row }) => row)).size,
    columns: new Set(removed.filter(({ column }) => columns.has(column)).map(({ column }) => column)).size,
  };
}

function isHiddenRow(row: HTMLTableRowElement, isHidden: Test): boolean {
  const parent = row.parentElement;
  return (
    isHidden(row) || hasNoSize(row, 'height') || (parent?.matches('thead, tbody, tfoot') === true && isHidden(parent))
  );
}

function hiddenColumns(table: HTMLTableElement, isHidden: Test): Set<number> {
  const hidden = new Set<number>();
  let index = 0;
  for (const column of table.querySelectorAll(
    ':scope > col, :scope > colgroup > col, :scope > colgroup:not(:has(col))',
  )) {
    const span = Number(column.getAttribute('span')) || 1;
    const isColumnHidden = [column, column.parentElement].some(
      (each) => each?.matches('col, colgroup') && isHidden(each),
    );
    for (const end = index + span; index < end; index += 1)
      if (isColumnHidden || hasNoSize(column, 'width')) hidden.add(index);
  }
  return hidden;
}

function hasNoSize(element: Element, name: 'height' | 'width'): boolean {
  return isZero(stylesOf(element).get(name) ?? element.getAttribute(name) ?? '');
}

interface Hidden {
  rows: ReadonlySet<number>;
  columns: ReadonlySet<number>;
}

function isPartlyVisible(cell: GridCell, rows: ReadonlySet<number>, columns: ReadonlySet<number>): boolean {
  return visible(cell.row, cell.rows, rows).length > 0 && visible(cell.column, cell.columns, columns).length > 0;
}

function visible(start: number, count: number, hidden: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_each, offset) => start + offset).filter((index) => !hidden.has(index));
}

/** Removes a cell, or moves it to the first row that shows a part of it. */
function placeVisiblePart(table: HTMLTableElement, each: GridCell, hidden: Hidden): void {
  const [first, ...others] = visible(each.row, each.rows, hidden.rows);
  const columns = visible(each.column, each.columns, hidden.columns);
  if (first === undefined || columns.length === 0) return each.cell.remove();
  setSpan(each.cell, 'rowspan', others.length + 1);
  setSpan(each.cell, 'colspan', columns.length);
  if (first === each.row) return;
  const next = gridOf(table).find(({ row, column }) => row === first && column > each.column);
  if (next) next.cell.before(each.cell);
  else table.rows[first]?.append(each.cell);
}
