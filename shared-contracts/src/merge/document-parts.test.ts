import { documentParts, joinParts, type DocumentPart } from './document-parts.ts';
import type { RichTextNode } from './rich-text-document.ts';

const p = (text: string): RichTextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...texts: string[]) => ({ type: 'doc', content: texts.map(p) });
const textOf = (blocks: readonly RichTextNode[]) => blocks.map(({ content }) => content?.[0]?.text ?? '').join('|');

/** Settled parts as text; conflicts as both sides with the proposal. */
function shown(parts: readonly DocumentPart[] | null) {
  return parts?.map((part) =>
    part.isConflict
      ? [textOf(part.mine), textOf(part.theirs), part.proposal && textOf(part.proposal)]
      : textOf(part.blocks),
  );
}

const base = doc('Giriş', 'Kule vinçler kiralıktır', 'Bakım', 'Son');

test('changes of different blocks are settled, whichever side made them', () => {
  const mine = doc('Benim giriş', 'Kule vinçler kiralıktır', 'Bakım', 'Son');
  const theirs = doc('Giriş', 'Kule vinçler kiralıktır', 'Bakım', 'Onun sonu');
  const parts = documentParts({ base, mine, theirs });
  expect(parts?.some(({ isConflict }) => isConflict)).toBe(false);
  expect(shown(parts)?.join('|')).toBe('Benim giriş|Kule vinçler kiralıktır|Bakım|Onun sonu');
});

test('a block that both changed is a conflict, with a proposal if the words do not overlap', () => {
  const mine = doc('Giriş', 'Yeni kule vinçler kiralıktır', 'Bakım', 'Benim sonum');
  const theirs = doc('Giriş', 'Kule vinçler satılıktır', 'Bakım', 'Onun sonu');
  const conflicts = shown(documentParts({ base, mine, theirs }))?.filter(Array.isArray);
  expect(conflicts).toEqual([
    ['Yeni kule vinçler kiralıktır', 'Kule vinçler satılıktır', 'Yeni kule vinçler satılıktır'],
    ['Benim sonum', 'Onun sonu', null],
  ]);
});

test('neighbouring blocks that each side changed for itself are settled', () => {
  const mine = doc('Giriş', 'Benim', 'Bakım', 'Son');
  const theirs = doc('Giriş', 'Kule vinçler kiralıktır', 'Onun', 'Son');
  expect(shown(documentParts({ base, mine, theirs }))?.flat().join('|')).toBe('Giriş|Benim|Onun|Son');
});

test('a block that one side deleted and the other changed is a conflict with an empty side', () => {
  const mine = doc('Giriş', 'Bakım', 'Son');
  const theirs = doc('Giriş', 'Kule vinçler satılıktır', 'Bakım', 'Son');
  expect(shown(documentParts({ base, mine, theirs }))).toEqual([
    'Giriş',
    ['', 'Kule vinçler satılıktır', null],
    'Bakım|Son',
  ]);
});

test('insertions of both sides at one place are a conflict', () => {
  const mine = doc('Giriş', 'Kule vinçler kiralıktır', 'Bakım', 'Son', 'Benim ek');
  const theirs = doc('Giriş', 'Kule vinçler kiralıktır', 'Bakım', 'Son', 'Onun eki', 'Onun ikinci eki');
  expect(shown(documentParts({ base, mine, theirs }))?.at(-1)).toEqual(['Benim ek', 'Onun eki|Onun ikinci eki', null]);
});

test('the chosen blocks become one document with the attributes of the given one', () => {
  const document = { ...base, attrs: { lang: 'tr' } };
  expect(joinParts(document, [[p('A')], [], [p('B'), p('C')]])).toEqual({
    ...doc('A', 'B', 'C'),
    attrs: { lang: 'tr' },
  });
});

test('what is not a document has no parts', () => {
  expect(documentParts({ base: null, mine: base, theirs: base })).toBeNull();
});
