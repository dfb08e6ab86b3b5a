/** Returns the first letters of the first and last name, in Turkish capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (word ?? '').charAt(0).toLocaleUpperCase('tr')).join('');
}
