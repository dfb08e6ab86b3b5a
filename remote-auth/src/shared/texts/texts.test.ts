import { messages } from '@vitrin/shared-contracts/messages';
import { passwordRules, weakPassword } from '@vitrin/shared-contracts/new-password';
import { serverAnswers, signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { invalid } from '@vitrin/shared-contracts/validation';
import { words as arabic } from './ar.ts';
import { words as german } from './de.ts';
import { words as english } from './en.ts';
import { words as russian } from './ru.ts';
import { textsOf } from './texts.ts';

const languages = { en: english, de: german, ar: arabic, ru: russian };
const table = Object.entries(languages);
const rules = passwordRules('', { email: 'deniz@kuzey.example' }).map(({ label }) => label);
const shown = [
  ...Object.values(serverAnswers),
  ...Object.values(signInAnswers),
  ...Object.values(weakPassword),
  ...rules,
  messages.failed.title,
  messages.failed.text,
  ...Object.values(messages.login).flatMap(({ title, text }) => [title, text]),
  invalid.required,
  invalid.email,
  invalid.tooLarge,
  invalid.value,
  invalid.tooShort(6),
  invalid.tooLong(50),
];

test.each(table)('%s has every message of rules and server', (_abbr, words) => {
  const { say } = textsOf(words);
  expect(shown.filter((message) => say(message) === message)).toEqual([]);
});

test.each(table)('%s keeps the placeholders of each text', (_abbr, words) => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const changed = Object.entries(words).filter(
    ([turkish, text]) => placeholders(turkish).join() !== placeholders(text).join(),
  );
  expect(changed).toEqual([]);
});

test('numbers of a message are put into its translation, in their order', () => {
  const { say } = textsOf(english);
  expect(say(invalid.tooShort(8))).toBe('Please enter at least 8 characters');
  expect(say('8 ile 21 karakter arasında')).toBe('Between 8 and 21 characters');
});

test('a message without a translation stays Turkish, and Turkish stays as it is', () => {
  expect(textsOf(german).say('Bilinmeyen 3 ileti.')).toBe('Bilinmeyen 3 ileti.');
  expect(textsOf(null).say(invalid.tooShort(8))).toBe('Bu Alan 8 Karakterden Az Olamaz');
  expect(textsOf(null).t('Hoş geldiniz, {name}', { name: 'Ece' })).toBe('Hoş geldiniz, Ece');
});

test('values in Arabic are isolated, so that Latin letters do not change the order of the words', () => {
  const bare = Object.values(arabic).filter((text) => /(?<!\u2068)\{\w+\}|\{\w+\}(?!\u2069)/.test(text));
  expect(bare).toEqual([]);
  expect(textsOf(arabic).t('Hoş geldiniz, {name}', { name: 'Ece' })).toBe('أهلًا وسهلًا، \u2068Ece\u2069');
});
