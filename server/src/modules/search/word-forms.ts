import { lettersOf } from '../../content/search/words.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WordForms } from './ladder.ts';
import type { TypedWord } from './typed-query.ts';
import { wordsBeginning, wordsContaining, type KnownWord } from './vocabulary.repository.ts';

/** Letters from which a search finds words that begin with it, as typed and folded, and that contain it. */
export const minLetters = { beginning: 2, foldedBeginning: 3, inside: 4 } as const;

/** Returns what searched words stand for, by the words that the site has. */
export async function wordFormsOf(
  db: Db,
  words: readonly TypedWord[],
  languages: readonly string[],
): Promise<WordForms[]> {
  const forms: WordForms[] = [];
  for (const word of words) forms.push(await formsOf(db, word, languages));
  return forms;
}

async function formsOf(db: Db, word: TypedWord, languages: readonly string[]): Promise<WordForms> {
  const from = (letters: number, read: () => Promise<KnownWord[]>) =>
    lettersOf(word.folded).length >= letters ? read() : Promise.resolve([]);
  return {
    typed: [word],
    beginning: await from(minLetters.beginning, () => wordsBeginning(db, languages, 'word', word.written)),
    foldedBeginning: await from(minLetters.foldedBeginning, () => wordsBeginning(db, languages, 'fold', word.folded)),
    inside: await from(minLetters.inside, () => wordsContaining(db, languages, word.folded)),
  };
}
