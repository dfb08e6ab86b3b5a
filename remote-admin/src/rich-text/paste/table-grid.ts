/** A cell with the rows and columns of the table that it covers. */
export interface GridCell {
  cell: HTMLTableCellElement;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Limit of the server; without it a paste could ask for millions of cells. */
const MAX_SPAN = 100;

/** Returns the cells of a table with their places, as a browser lays them out. */
export function gridOf(table: HTMLTableElement): GridCell[] {
  const taken = new Set<string>();
  return [...table.rows].flatMap((row, rowIndex) => {
    let column = 0;
    return [...row.cells].map((cell) => {
      while (taken.has(`${rowIndex} ${column}`)) column += 1;
      const columns = spanOf(cell, 'colspan');
      // No cell reaches beyond the last row.
      const rows = Math.min(spanOf(cell, 'rowspan'), table.rows.length - rowIndex);
      for (let down = 0; down < rows; down += 1)
        for (let right = 0; right < columns; right += 1) taken.add(`${rowIndex + down} ${column + right}`);
      const placed = { cell, row: rowIndex, column, rows, columns };
      column += columns;
      return placed;
    });
  });
}

function spanOf(cell: Element, name: string): number {
  return Math.min(MAX_SPAN, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1));
}

export function setSpan(cell: Element, name: 'colspan' | 'rowspan', span: number): void {
  if (span > 1) cell.setAttribute(name, String(span));
  else cell.removeAttribute(name);
}

/** Limits the spans of cells to what a table can have: a broken one would be thousands of columns wide. */
export function limitSpans(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table'))
    for (const { cell, rows, columns } of gridOf(table)) {
      setSpan(cell, 'rowspan', rows);
      setSpan(cell, 'colspan', columns);
    }
}
