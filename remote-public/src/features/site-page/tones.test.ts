import { tonesOf } from './tones.ts';

test.each([
  ['bands alternate with the page', ['cards', 'steps', 'questions'], ['open', 'tinted', 'open']],
  ['running text stays on the page', ['text', 'text-picture', 'video'], ['open', 'open', 'open']],
  ['a band after running text is tinted', ['hero', 'text', 'cards', 'text'], ['open', 'open', 'tinted', 'open']],
  ['nothing below a hero is tinted like it', ['hero', 'cards', 'quote'], ['open', 'open', 'tinted']],
  [
    'a quote has the band, not what is before it',
    ['text', 'cards', 'quote', 'steps'],
    ['open', 'open', 'tinted', 'open'],
  ],
  [
    'a contact strip has a background of its own, so that its neighbours have none',
    ['text', 'cards', 'contact-strip', 'articles', 'steps'],
    ['open', 'open', 'open', 'open', 'tinted'],
  ],
  ['quotes in a row take turns', ['text', 'quote', 'quote', 'quote'], ['open', 'open', 'open', 'tinted']],
  ['a page without sections has none', [], []],
])('%s', (_what, kinds, tones) => {
  expect(tonesOf(kinds)).toEqual(tones);
});
