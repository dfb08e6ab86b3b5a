/** Formats rows as columns, each as wide as its longest text; without trailing spaces. */
export function formatColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length);
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const times = new Intl.DateTimeFormat('tr', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Istanbul' });

export function shownTime(at: string): string {
  return times.format(new Date(at));
}
