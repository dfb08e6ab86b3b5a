/** Returns the first letters of the first and last name, in Turkish capitals. */
export function initialsOf(name: string): string {
  const text = name.trim().split(/\s+/);
  const ends = text.length > 1 ? [text[0], text.at(-1)] : text;
  return ends.map((word) => (word ?? '').charAt(0).toLocaleUpperCase('tr')).join('');
}
