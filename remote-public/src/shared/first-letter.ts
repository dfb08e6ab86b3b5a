const letters = new Intl.Segmenter('tr');

/** Returns the letter that stands in place of a missing picture. */
export function firstLetter(name: string): string {
  const [first] = letters.segment(name);
  return first?.segment ?? '';
}
