import { homeRowsOf } from './home-rows.ts';
import { withHomeRows, type HomePage, type StoredHomeRows } from './take-over-rows.ts';

const picture = (media_id: number) => ({ media_id });
const empty: HomePage = { sections: [], texts: {}, rows: {} };

/** A home page with a section that releases before 1.2 do not know between two that they do. */
const page: HomePage = {
  sections: [
    { id: 'opening', kind: 'slides', v: 1, off: false, values: { picture: picture(1) } },
    { id: 'steps', kind: 'steps', v: 1, values: {}, items: [{ id: 's1', values: {} }] },
    {
      id: 'numbers',
      kind: 'figures',
      v: 1,
      off: false,
      values: {},
      items: [
        { id: 'a', values: {} },
        { id: 'b', values: {} },
      ],
    },
    { id: 'closing', kind: 'contact-strip', v: 1, off: false, values: { href: '/iletisim' } },
  ],
  texts: {
    tr: {
      opening: { title: '', text: '', hero_title: 'Merhaba', hero_text: '', hero_action: '' },
      steps: { title: 'Adımlar', items: { s1: { title: 'Bir' } } },
      numbers: {
        title: 'Sayılar',
        text: '',
        items: { a: { value: '640', label: 'proje' }, b: { value: '30', label: 'yıl' } },
      },
      closing: { title: 'Arayın', text: '', button: 'Yazın' },
    },
    en: { opening: { title: '', text: '', hero_title: 'Hello', hero_text: '', hero_action: '' } },
  },
  rows: { opening: 1, numbers: 2, closing: 3 },
};

/** The rows that a save of the page stores. */
function storedRows({ rows: ids, ...sections }: HomePage = page): StoredHomeRows {
  const { rows, contents } = homeRowsOf(sections, 'tr');
  return { rows: rows.map(({ section, ...row }) => ({ ...row, id: ids[section] ?? 0 })), contents };
}

const kinds = ({ sections }: HomePage) => sections.map(({ kind }) => kind);

it('a page whose rows nobody has written stays as it is', () => {
  expect(withHomeRows(page, storedRows(), 'tr')).toEqual(page);
});

it('a site of a release before 1.2 has its sections, their contents and their order', () => {
  const taken = withHomeRows(empty, storedRows(), 'tr');
  expect(taken.sections).toEqual([
    { id: 'home-1', kind: 'slides', v: 1, off: false, values: { picture: picture(1) } },
    {
      id: 'home-2',
      kind: 'figures',
      v: 1,
      off: false,
      values: {},
      items: [
        { id: 'n1', values: {} },
        { id: 'n2', values: {} },
      ],
    },
    { id: 'home-3', kind: 'contact-strip', v: 1, off: false, values: {} },
  ]);
  expect(taken.texts['en']).toEqual({ 'home-1': { title: '', text: '', hero_title: 'Hello' } });
  expect(homeRowsOf(taken, 'tr').contents).toEqual(storedRows().contents);
});

it('what an older release has changed is taken over, and what it does not know is kept', () => {
  const { rows, contents } = storedRows();
  const [opening, numbers, closing] = rows;
  if (!opening || !numbers || !closing) throw new Error('The page has three rows.');
  const changed = { ...closing, active: 0 as const, texts: { tr: { title: 'Yazın', text: 'Bekleriz' } } };
  const hero = { ...contents['tr'], hero_title: 'Selam', numbers: [{ value: '650', label: 'proje' }] };
  const taken = withHomeRows(page, { rows: [changed, opening, numbers], contents: { ...contents, tr: hero } }, 'tr');
  expect(kinds(taken)).toEqual(['contact-strip', 'steps', 'slides', 'figures']);
  expect(taken.sections[0]).toMatchObject({ off: true, values: { href: '/iletisim' } });
  expect(taken.texts['tr']).toMatchObject({
    opening: { hero_title: 'Selam' },
    closing: { title: 'Yazın', text: 'Bekleriz', button: 'Yazın' },
    numbers: { items: { a: { value: '650' } } },
  });
  expect(taken.texts['tr']?.['numbers']?.items).not.toHaveProperty('b');
});

it('a section that an older release has deleted is gone, a new one and one of another kind are there', () => {
  const { rows, contents } = storedRows();
  const [opening, numbers] = rows;
  if (!opening || !numbers) throw new Error('The page has rows.');
  const added = { id: 9, kind: 'text' as const, active: 1 as const, texts: { tr: { title: 'Yeni', text: '' } } };
  const other = { ...numbers, kind: 'articles' as const };
  const taken = withHomeRows(page, { rows: [opening, added, other], contents }, 'tr');
  expect(kinds(taken)).toEqual(['slides', 'steps', 'statement', 'articles']);
  expect(taken.rows).toMatchObject({ opening: 1, 'home-9': 9, numbers: 2 });
  expect(taken.texts['tr']).toMatchObject({ 'home-9': { title: 'Yeni' } });
  expect(taken.texts['tr']).not.toHaveProperty('closing');
});

it('the picture of the default language is the common one, and another language keeps its own', () => {
  const { rows } = storedRows();
  const contents = { tr: { hero_picture: picture(1) }, en: { hero_picture: picture(2) } };
  const taken = withHomeRows(page, { rows, contents }, 'tr');
  expect(taken.sections[0]?.values).toEqual({ picture: picture(1) });
  expect(taken.texts['en']?.['opening']).toMatchObject({ own_picture: picture(2) });
  expect(homeRowsOf(taken, 'tr').contents).toMatchObject(contents);
});
