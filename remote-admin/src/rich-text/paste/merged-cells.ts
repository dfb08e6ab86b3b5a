import { gridOf, setSpan, type GridCell } from './table-grid.ts';

/**
 * Splits the merged cells of tables that are pasted into a table: their cells fill those of the table, one by one. The content
 * stays in the first of them.
 * @returns number of merged cells
 */
export function splitMergedCells(body: HTMLElement): number {
  const tables = [...body.querySelectorAll('table')];
  return tables.reduce((merged, table) => merged + splitCellsOf(table), 0);
}

function splitCellsOf(table: HTMLTableElement): number {
  const merged = gridOf(table).filter(({ rows, columns }) => rows * columns > 1);
  for (const { cell } of merged) {
    setSpan(cell, 'colspan', 1);
    setSpan(cell, 'rowspan', 1);
  }
  for (const cell of merged) fillPlaceOf(cell, table);
  return merged.length;
}

function fillPlaceOf({ cell, row, column, rows, columns }: GridCell, table: HTMLTableElement): void {
  for (let place = 1; place < rows * columns; place += 1) {
    const target = table.rows[row + Math.floor(place / columns)];
    const empty = cell.ownerDocument.createElement(cell.tagName);
    target?.insertBefore(empty, target.cells[column + (place % columns)] ?? null);
  }
}
