import { searchInMemory } from './http/search-in-memory.ts';

it.each(['SM410', 'sm-410', 'M410'])('a short list finds a code typed as %s', (search) => {
  const records = ['Model SM-410', 'SM-4 / 10', '410 SM'];
  expect(searchInMemory(records, { search }, (text) => [text])).toEqual(['Model SM-410']);
});

it('a short list keeps the punctuation of what is no code', () => {
  const texts = ['e-posta', 'eposta'];
  expect(searchInMemory(texts, { search: 'e-posta' }, (text) => [text])).toEqual(['e-posta']);
});
