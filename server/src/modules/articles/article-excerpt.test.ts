import { excerptOf } from './article-excerpt.ts';

const marked = (texts: string[], search: string) =>
  excerptOf(texts, { search, lang: 'tr' })
    ?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('') ?? null;
const long = 'Zemin etüdü yapılır. '.repeat(40);

test.each([
  [
    'the words as typed, not those with other letters',
    ['Bir işi vardı, ısı kaybı ve Isının ölçümü.'],
    'ısı',
    'Bir işi vardı, [ısı] kaybı ve [Isının] ölçümü.',
  ],
  ['the folded words when no text has the typed ones', ['Isı kaybı.'], 'isi', '[Isı] kaybı.'],
  [
    'the typed word in the text before the folded one in the summary',
    ['Bir işi vardı.', 'Isı kaybı.'],
    'ısı',
    '[Isı] kaybı.',
  ],
  ['a code with punctuation', ['SM-410 serisi'], 'SM410', '[SM]-[410] serisi'],
  ['a code without punctuation', ['Yeni SM410 serisi'], 'SM-410', 'Yeni [SM410] serisi'],
  ['words of several blocks as one line', ['Çelik\nyapı\n\nçatı'], 'yapı', 'Çelik [yapı] çatı'],
  ['the inside of a word', ['Depremzede'], 'zede', '[Depremzede]'],
  ['markup as the text that it is', ['<b>çelik</b> & <script>'], 'çelik', '<b>[çelik]</b> & <script>'],
])('an excerpt marks %s', (_case, texts, search, expected) => {
  expect(marked(texts, search)).toBe(expected);
});

test('an excerpt of a long text has whole words around the first found one, and a bounded length', () => {
  const text = marked([`${long}Zümrüt renkli cephe. ${long}`], 'zümrüt') ?? '';
  expect(text).toMatch(/^… \S.*yapılır\. \[Zümrüt\] renkli cephe\. Zemin.* …$/);
  expect(text.length).toBeLessThan(200);
  expect(marked(['a'.repeat(20_000)], 'aaa')?.length).toBeLessThan(200);
});

test('there is no excerpt when only the title has the word', () => {
  expect(marked(['Özet', long], 'vinç')).toBeNull();
  expect(marked(['', ''], 'vinç')).toBeNull();
});
