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

/** Columns of a terminal in which the help is readable. */
const HELP_WIDTH = 100;

/** Formats the uses of commands: each with its meaning below it, both wrapped at words. */
export function formatUsage(uses: readonly (readonly [form: string, meaning: string])[]): string {
  return uses.map(([form, meaning]) => [...wrapped(form, 2, 6), ...wrapped(meaning, 6, 6)].join('\n')).join('\n');
}

/** Breaks a text into lines with an indent, that of the first line apart. */
function wrapped(text: string, firstIndent: number, indent: number): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(firstIndent);
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > HELP_WIDTH) {
      lines.push(line);
      [line, isEmpty] = [' '.repeat(indent), true];
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
