import type { words } from './en.ts';

/** Turkish text of the sign-in, or message of a rule or of the server, that has translations. */
export type Sentence = keyof typeof words;

/** Translations of one language by the Turkish text. */
export type Words = Readonly<Record<Sentence, string>>;
