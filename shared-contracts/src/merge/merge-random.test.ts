import fc, { type Arbitrary } from 'fast-check';
import type { ContentFields, ContentValues } from './content-fields.ts';
import { mergeRecord } from './merge.ts';
import { mergeRichText } from './merge-rich-text.ts';

/** Number of random pairs of edits for a rule about rich text. */
const numRuns = 2_000;

const paragraphOf = (words: readonly string[]) => ({
  type: 'paragraph',
  ...(words.length > 0 ? { content: [{ type: 'text', text: words.join(' ') }] } : {}),
});
const documentOf = (paragraphs: readonly (readonly string[])[]) => ({
  type: 'doc',
  content: paragraphs.map(paragraphOf),
});

const basicWord = fc.constantFrom('ve', 'vinç', 'kule', 'için', 'bakım');
const paragraphs = fc.array(fc.array(basicWord, { minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 8 });

/** A change of one paragraph, in which the new word is unique. */
interface Edit {
  action: 'change' | 'insertWord' | 'deleteWord' | 'insertParagraph';
  paragraph: number;
  word: number;
}

const editOf: Arbitrary<Edit> = fc.record({
  action: fc.constantFrom('change', 'insertWord', 'deleteWord', 'insertParagraph'),
  paragraph: fc.nat(),
  word: fc.nat(),
});

function edited(text: readonly (readonly string[])[], edit: Edit & { typed: string }): readonly (readonly string[])[] {
  const at = edit.paragraph % text.length;
  if (edit.action === 'insertParagraph') return text.toSpliced(at + 1, 0, [edit.typed, 'yeni']);
  const words = text[at] ?? [];
  const index = edit.word % Math.max(1, words.length);
  const removed = edit.action === 'insertWord' ? 0 : 1;
  const added = edit.action === 'deleteWord' ? [] : [edit.typed];
  return text.with(at, words.toSpliced(index, removed, ...added));
}

/** A paragraph that becomes equal to another one may as well have been moved there: then there may be no proposal. */
function becomesEqual(text: readonly (readonly string[])[], edit: Edit): boolean {
  const at = edit.paragraph % text.length;
  const changed = edited(text, { ...edit, typed: '' })[at]?.join(' ');
  return edit.action === 'deleteWord' && text.some((other) => other.join(' ') === changed);
}

const typedWords = (value: unknown) => JSON.stringify(value).match(/typed-\w+-\d+/g) ?? [];

/** Returns the words that the sides typed, and those of the proposal; null if there is no proposal. */
function wordsOf(base: readonly (readonly string[])[], edits: { mine: Edit[]; theirs: Edit[] }) {
  const apply = (side: 'mine' | 'theirs') =>
    edits[side].reduce((text, edit, index) => edited(text, { ...edit, typed: `typed-${side}-${index}` }), base);
  const sides = { base: documentOf(base), mine: documentOf(apply('mine')), theirs: documentOf(apply('theirs')) };
  const proposal = mergeRichText(sides);
  return {
    typed: [...typedWords(sides.mine), ...typedWords(sides.theirs)].toSorted(),
    proposed: proposal && [...typedWords(proposal)].toSorted(),
  };
}

describe('a proposal for random changes of rich text', () => {
  test('always exists and has every word once if the changes are in different, even neighbouring paragraphs', () => {
    const hasEveryWord = (text: string[][], mine: Edit, [edit, distance]: [Edit, number]) => {
      const theirs = { ...edit, paragraph: (mine.paragraph % text.length) + 1 + (distance % (text.length - 1)) };
      fc.pre(!becomesEqual(text, mine) && !becomesEqual(text, theirs));
      const { typed, proposed } = wordsOf(text, { mine: [mine], theirs: [theirs] });
      expect(proposed).toEqual(typed);
    };
    fc.assert(fc.property(paragraphs, editOf, fc.tuple(editOf, fc.nat()), hasEveryWord), { numRuns });
  });

  test('has every word once if the changes are in the same paragraph', () => {
    let proposals = 0;
    const hasEveryWord = (text: string[][], mine: Edit, theirs: Edit) => {
      const edits = { mine: [mine], theirs: [{ ...theirs, paragraph: mine.paragraph }] };
      const { typed, proposed } = wordsOf(text, edits);
      expect(proposed ?? typed).toEqual(typed);
      if (proposed) proposals++;
    };
    fc.assert(fc.property(paragraphs, editOf, editOf, hasEveryWord), { numRuns });
    expect(proposals).toBeGreaterThan(numRuns / 2);
  });

  test('has every word once after several changes of each side', () => {
    const hasEveryWord = (text: string[][], mine: Edit[], theirs: Edit[]) => {
      const { typed, proposed } = wordsOf(text, { mine, theirs });
      expect(proposed ?? typed).toEqual(typed);
    };
    const edits = fc.array(editOf, { maxLength: 4 });
    fc.assert(fc.property(paragraphs, edits, edits, hasEveryWord), { numRuns });
  });
});

const fields: ContentFields = {
  shared: {
    cover: { kind: 'value', label: 'Kapak' },
    items: { kind: 'list', label: 'Öğeler' },
    hours: { kind: 'map', label: 'Saatler' },
  },
  translated: {
    title: { kind: 'text', label: 'Başlık' },
    types: { kind: 'set', label: 'Türler' },
    document: { kind: 'richText', label: 'Metin' },
  },
};

const scalar = fc.constantFrom(null, 0, 1, 'a', 'b');
const item = fc.record({ id: fc.integer({ min: 1, max: 5 }), title: scalar });
const translation = fc.record({
  title: fc.array(basicWord, { maxLength: 5 }).map((words) => words.join(' ')),
  types: fc.uniqueArray(basicWord),
  document: fc.option(paragraphs.map(documentOf)),
});
const record: Arbitrary<ContentValues> = fc.record({
  cover: scalar,
  items: fc.uniqueArray(item, { selector: ({ id }) => id }),
  hours: fc.dictionary(fc.constantFrom('monday', 'sunday', '__proto__'), fc.oneof(scalar, fc.record({ open: scalar }))),
  translations: fc.record({ tr: translation, en: fc.option(translation), de: fc.option(translation) }),
});

const mergeOf = (base: ContentValues, mine: ContentValues, theirs: ContentValues) =>
  mergeRecord(fields, { base, mine, theirs });

describe('a merge of random records', () => {
  test('is mine if theirs is unchanged', () => {
    const law = (base: ContentValues, mine: ContentValues) => {
      expect(mergeOf(base, mine, base)).toEqual({ value: mine, merged: [], conflicts: [] });
    };
    fc.assert(fc.property(record, record, law));
  });

  test('is theirs if mine is unchanged', () => {
    const law = (base: ContentValues, theirs: ContentValues) => {
      expect(mergeOf(base, base, theirs)).toMatchObject({ value: theirs, conflicts: [] });
      expect(mergeOf(base, {}, theirs)).toMatchObject({ value: theirs, conflicts: [] });
    };
    fc.assert(fc.property(record, record, law));
  });

  test('is either side if both made the same changes', () => {
    const law = (base: ContentValues, mine: ContentValues) => {
      expect(mergeOf(base, mine, structuredClone(mine))).toEqual({ value: mine, merged: [], conflicts: [] });
    };
    fc.assert(fc.property(record, record, law));
  });

  test('has the same conflicts if the sides are swapped', () => {
    const law = (base: ContentValues, mine: ContentValues, theirs: ContentValues) => {
      const paths = (merge: { conflicts: { path: string }[] }) => merge.conflicts.map(({ path }) => path).toSorted();
      expect(paths(mergeOf(base, mine, theirs))).toEqual(paths(mergeOf(base, theirs, mine)));
    };
    fc.assert(fc.property(record, record, record, law));
  });

  test('does not change its arguments', () => {
    const law = (base: ContentValues, mine: ContentValues, theirs: ContentValues) => {
      const before = structuredClone({ base, mine, theirs });
      mergeOf(base, mine, theirs);
      expect({ base, mine, theirs }).toEqual(before);
    };
    fc.assert(fc.property(record, record, record, law));
  });
});

describe('a word that one side typed', () => {
  /** Replaces some values by unique words; `choices` decides which. */
  const typed = (side: string, base: ContentValues, choices: readonly boolean[]): ContentValues => {
    let count = 0;
    const word = () => `typed-${side}-${count++}`;
    const chosen = (value: unknown, change: () => unknown) =>
      choices[count % choices.length] ? change() : (count++, value);
    const { tr } = base.translations ?? {};
    const items = Array.isArray(base.items) ? base.items : [];
    return {
      ...base,
      cover: chosen(base.cover, word),
      items: chosen(items, () => [...items.slice(1), { id: word(), title: word() }]),
      hours: chosen(base.hours, () => ({ sunday: word() })),
      translations: {
        ...base.translations,
        tr: {
          title: chosen(tr?.title, () => `${String(tr?.title)} ${word()}`),
          types: chosen(tr?.types, () => [word()]),
          document: chosen(tr?.document, () => documentOf([[word()], [word()]])),
        },
        de: chosen(null, () => ({ title: word() })) as null,
      },
    };
  };

  test('is in the merged record, in a conflict or in a proposal', () => {
    const choices = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
    const isPreserved = (base: ContentValues, own: boolean[], foreign: boolean[]) => {
      const [mine, theirs] = [typed('mine', base, own), typed('theirs', base, foreign)];
      const { value, conflicts } = mergeOf(base, mine, theirs);
      const words = new Set([...typedWords(mine), ...typedWords(theirs)]);
      expect(new Set(typedWords({ value, conflicts }))).toEqual(words);
    };
    fc.assert(fc.property(record, choices, choices, isPreserved), { numRuns: 500 });
  });
});
