import { charactersOf } from '@vitrin/shared-contracts/characters';
import { cleanLine } from '@vitrin/shared-contracts/invisible';

/** Returns the first characters of the first and last name that people see, in Turkish capitals. */
export function initialsOf(name: string): string {
  const words = cleanLine(name).split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => (charactersOf(word)[0] ?? '').toLocaleUpperCase('tr')).join('');
}
