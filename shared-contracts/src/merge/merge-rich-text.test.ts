import { mergeRichText } from './merge-rich-text.ts';
import type { RichTextNode } from './rich-text-document.ts';

const doc = (...content: RichTextNode[]) => ({ type: 'doc', content });
const block = (type: string, ...content: RichTextNode[]) => ({ type, content });
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const p = (words: string) => block('paragraph', text(words));
const list = (...items: string[]) => block('bulletList', ...items.map((item) => block('listItem', p(item))));
const table = (...rows: string[][]) =>
  block('table', ...rows.map((cells) => block('tableRow', ...cells.map((cell) => block('tableCell', p(cell))))));
const heading = (level: number, words: string) => ({ ...block('heading', text(words)), attrs: { level } });
const picture = (src: string) => ({ type: 'image', attrs: { src } });

const one = p('Kule vinçler kiralıktır.');
const two = p('Bakım her yıl yapılır.');
const three = p('Bize yazın.');

describe('blocks', () => {
  const base = doc(one, two, three);

  test.each([
    ['changes of neighbouring blocks', doc(p('A'), two, three), doc(one, p('B'), three), doc(p('A'), p('B'), three)],
    [
      'an insertion beside a changed block',
      doc(one, p('A'), two, three),
      doc(p('B'), two, three),
      doc(p('B'), p('A'), two, three),
    ],
    ['a deletion beside a changed block', doc(two, three), doc(one, p('B'), three), doc(p('B'), three)],
    [
      'a split block beside a changed one',
      doc(p('A'), p('C'), two, three),
      doc(one, p('B'), three),
      doc(p('A'), p('C'), p('B'), three),
    ],
    ['deletions of different blocks', doc(two, three), doc(one, two), doc(two)],
    [
      'a moved block and a change of another one',
      doc(three, one, two),
      doc(one, p('B'), three),
      doc(three, one, p('B')),
    ],
    [
      'an inserted picture and a changed block',
      doc(picture('/m/1'), one, two, three),
      doc(one, two, p('B')),
      doc(picture('/m/1'), one, two, p('B')),
    ],
  ])('%s are both applied', (_title, mine, theirs, expected) => {
    expect(mergeRichText({ base, mine, theirs })).toEqual(expected);
    expect(mergeRichText({ base, mine: theirs, theirs: mine })).toEqual(expected);
  });

  test.each([
    ['both sides insert at the same place', doc(one, two, three, p('A')), doc(one, two, three, p('B'))],
    [
      'one side deletes the block that the other changes',
      doc(one, three),
      doc(one, p('Bakım iki yılda bir yapılır.'), three),
    ],
    [
      'one side moves the block that the other changes',
      doc(two, three, one),
      doc(p('Kule vinçler satılıktır.'), two, three),
    ],
    ['both sides move a block to different places', doc(two, one, three), doc(two, three, one)],
    ['a side is no document', doc(p('A'), two, three), { type: 'paragraph' }],
    ['a side has no content', doc(p('A'), two, three), null],
    ['a side has a node without a type', doc(p('A'), two, three), { type: 'doc', content: [one, { text: 'x' }] }],
  ])('there is no proposal if %s', (_condition, mine, theirs) => {
    expect(mergeRichText({ base, mine, theirs })).toBeNull();
    expect(mergeRichText({ base, mine: theirs, theirs: mine })).toBeNull();
  });

  test('an empty paragraph that both sides add to different places is kept twice', () => {
    const empty = { type: 'paragraph' };
    expect(mergeRichText({ base, mine: doc(empty, one, two, three), theirs: doc(one, two, three, empty) })).toEqual(
      doc(empty, one, two, three, empty),
    );
  });
});

describe('one block that both sides changed', () => {
  const merged = (base: RichTextNode, mine: RichTextNode, theirs: RichTextNode) =>
    mergeRichText({ base: doc(base), mine: doc(mine), theirs: doc(theirs) });

  test('is merged by words', () => {
    expect(merged(one, p('Mobil vinçler kiralıktır.'), p('Kule vinçler satılıktır.'))).toEqual(
      doc(p('Mobil vinçler satılıktır.')),
    );
  });

  test('has no proposal if both changed the same word', () => {
    expect(merged(one, p('Mobil vinçler kiralıktır.'), p('Raylı vinçler kiralıktır.'))).toBeNull();
  });

  test('keeps the marks of a word that the other side did not change', () => {
    const mine = block('paragraph', text('Kule '), text('vinçler', 'bold'), text(' kiralıktır.'));
    expect(merged(one, mine, p('Kule vinçler satılıktır.'))).toEqual(
      doc(block('paragraph', text('Kule '), text('vinçler', 'bold'), text(' satılıktır.'))),
    );
  });

  test('keeps line breaks between the words', () => {
    const lines = (first: string, second: string) =>
      block('paragraph', text(first), { type: 'hardBreak' }, text(second));
    expect(merged(lines('Bir', 'İki'), lines('Birinci', 'İki'), lines('Bir', 'İkinci'))).toEqual(
      doc(lines('Birinci', 'İkinci')),
    );
  });

  test('may become empty', () => {
    expect(merged(p('Bir iki'), p('Bir '), p('iki'))).toEqual(doc({ type: 'paragraph' }));
  });

  test('has no proposal if both changed its attributes', () => {
    expect(merged(heading(2, 'Bir iki'), heading(3, 'Bir üç'), heading(4, 'Sıfır iki'))).toBeNull();
  });

  test('is merged by item if it is a list', () => {
    expect(merged(list('Bir', 'İki'), list('Birinci', 'İki'), list('Bir', 'İkinci', 'Üç'))).toEqual(
      doc(list('Birinci', 'İkinci', 'Üç')),
    );
  });

  test('has no proposal if a list lost all items', () => {
    expect(merged(list('Bir', 'İki'), list('Bir'), list('İki'))).toBeNull();
  });

  test('is merged by cell if it is a table with the same rows', () => {
    const base = table(['Model', 'Yük'], ['A', '5 ton']);
    expect(merged(base, table(['Model', 'Yük'], ['B', '5 ton']), table(['Model', 'Yük'], ['A', '6 ton']))).toEqual(
      doc(table(['Model', 'Yük'], ['B', '6 ton'])),
    );
  });

  test.each([
    ['rows', table(['A', '5'], ['B', '6'])],
    ['cells in a row', table(['A', '5', 'x'])],
  ])('has no proposal if a table has another number of %s', (_what, theirs) => {
    expect(merged(table(['A', '5']), table(['Z', '5']), theirs)).toBeNull();
  });

  test('is merged by picture if it is a gallery', () => {
    const gallery = (...names: string[]) => block('gallery', ...names.map(picture));
    expect(merged(gallery('a', 'b'), gallery('x', 'a', 'b'), gallery('a'))).toEqual(doc(gallery('x', 'a')));
  });

  test('has no proposal if a pair of pictures would get a third one', () => {
    const pair = (...names: string[]) => block('picturePair', ...names.map(picture));
    expect(merged(pair('a', 'b'), pair('x', 'b'), pair('a', 'y'))).toEqual(doc(pair('x', 'y')));
    expect(merged(pair('a'), pair('x', 'a'), pair('a', 'y'))).toBeNull();
  });

  test('is merged by its paragraphs if it is a callout, and has no proposal if its kind differs', () => {
    const callout = (kind: string, ...parts: RichTextNode[]) => ({ ...block('callout', ...parts), attrs: { kind } });
    const base = callout('info', one, two);
    expect(merged(base, callout('info', p('A'), two), callout('info', one, p('B')))).toEqual(
      doc(callout('info', p('A'), p('B'))),
    );
    expect(merged(base, callout('warning', one, two), callout('info', one, p('B')))).toBeNull();
  });
});
