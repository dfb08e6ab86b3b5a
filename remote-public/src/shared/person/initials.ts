const letters = new Intl.Segmenter('tr');

/** Returns the first letters of the first and the last name, without titles such as 'Dr.'; the letter of a single name. */
export function initialsOf(name: string, lang: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const names = words.filter((word) => !word.endsWith('.'));
  const shown = names.length > 0 ? names : words;
  const ends = shown.length > 1 ? [shown[0], shown.at(-1)] : shown.slice(0, 1);
  const initials = ends.map((word = '') => firstLetter(word).toLocaleUpperCase(lang));
  // Letters that join would be read as a word.
  return initials.join(/\p{Script=Arabic}/u.test(initials.join('')) ? ' ' : '');
}

function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}
