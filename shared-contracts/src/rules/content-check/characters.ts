const segmenter = new Intl.Segmenter('tr');

/** Returns the characters of a text as readers count them: an emoji and a letter with its accents are one. */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
