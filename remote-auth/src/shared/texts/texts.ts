import { createContext, useContext } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { fill } from '@vitrin/shared-contracts/static-texts';
import type { Sentence, Words } from './words.ts';

/** Texts of the sign-in in the language of the page. */
export interface Texts {
  /** Returns a text of the sign-in; `values` are those of its placeholders. */
  t(sentence: Sentence, values?: Readonly<Record<string, string>>): string;
  /** Returns a message of a rule or of the server; one without a translation stays Turkish. */
  say(message: string): string;
}

/** Creates the texts of a language; null means Turkish, whose texts are in the components. */
export function textsOf(words: Words | null): Texts {
  const find = (text: string): string | null => (words && isTranslated(words, text) ? words[text] : null);
  return {
    t: (sentence, values = {}) => fill(find(sentence) ?? sentence, values),
    say: (message) => find(message) ?? withNumbers(find(message.replace(NUMBER, '{n}')), message) ?? message,
  };
}

function isTranslated(words: Words, text: string): text is Sentence {
  return Object.hasOwn(words, text);
}

const NUMBER = /\d+/g;

/** Puts the numbers of a message into its translation, in their order. */
function withNumbers(translation: string | null, message: string): string | null {
  const numbers = message.match(NUMBER)?.values();
  return translation && numbers ? translation.replaceAll('{n}', () => numbers.next().value ?? '') : null;
}

const TextsContext = createContext(textsOf(null));

export const TextsProvider = TextsContext.Provider;

export function useTexts(): Texts {
  return useContext(TextsContext);
}

/** Returns what the sign-in says when the server cannot be reached (product §8). */
export function unreachableText({ t }: Texts): string {
  const { title, text } = messages.login.unreachable;
  return `${t(title)} ${t(text)}`;
}
