/** A text copied from a PDF: lines as wide as its column instead of paragraphs. */
const MIN_LINES = 3;
/** Characters of a full line. Longer ones are paragraphs already, shorter ones are addresses or a poem. */
const FULL_LINE = { min: 40, max: 130 };
/** A line this much shorter than the longest one ends its paragraph. */
const SHORT = 0.7;
/** Share of the lines that must be full. */
const MOST = 0.6;

const ITEM = /^(?:[•●▪■◦‣*–—-]|\(?(?:\d{1,3}|[a-zçğıöşü])[.)])\s/iu;
const BROKEN_WORD = /(\p{L})(?:-|\u00AD|\u2010)$/u;
const SENTENCE_END = /[.!?:;…]["”’»)\]]*$/u;

/**
 * Joins the lines of paragraphs that were broken at the width of a column, and the words that were divided at their ends.
 * @returns the text with a line for each paragraph; the same text if its lines are none of a column
 */
export function joinWrappedLines(text: string): string {
  const plain = text.replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'));
  const lines = plain.split(/\r\n?|\n|\f/).map((line) => line.trim());
  const widest = Math.max(...lines.map((line) => line.length));
  if (!isColumn(lines, widest)) return plain;
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (line === '') isOpen = false;
    else if (isOpen && last !== undefined && !ITEM.test(line)) paragraphs[paragraphs.length - 1] = joined(last, line);
    else paragraphs.push(line);
    if (line !== '') isOpen = !endsParagraph(line, widest);
  }
  return paragraphs.join('\n');
}

function isColumn(lines: readonly string[], widest: number): boolean {
  const filled = lines.filter((line) => line !== '');
  const full = filled.filter((line) => line.length >= widest * SHORT);
  const isWide = widest >= FULL_LINE.min && widest <= FULL_LINE.max;
  return isWide && filled.length >= MIN_LINES && full.length >= filled.length * MOST;
}

function endsParagraph(line: string, widest: number): boolean {
  return line.length < widest * SHORT && !BROKEN_WORD.test(line)
    ? true
    : line.length < widest * 0.85 && SENTENCE_END.test(line);
}

function joined(before: string, line: string): string {
  if (!BROKEN_WORD.test(before)) return `${before} ${line}`;
  // `Ar-` and `Ge` keep the hyphen; a divided word goes on in small letters.
  return /^\p{Ll}/u.test(line) ? before.replace(BROKEN_WORD, '$1') + line : before + line;
}
