import { withoutUnfinished } from './unfinished-sections.ts';

const hero = { id: 'h1', kind: 'hero', v: 1, values: { layout: 'text', href: 'kal' } };
const video = { id: 'v1', kind: 'video', v: 1, values: {} };
const logos = {
  id: 'l1',
  kind: 'logos',
  v: 1,
  values: {},
  items: [
    { id: 'a', values: { picture: { media_id: 1 }, href: 'x' } },
    { id: 'b', values: {} },
  ],
};

it('leaves out an invalid value, and what lacks a required one', () => {
  const errors = {
    'sections.h1.href': '*',
    'sections.v1.video': '*',
    'sections.l1.a.href': '*',
    'sections.l1.b.picture': '*',
  };
  expect(withoutUnfinished({ title: 'A', sections: [hero, video, logos] }, errors)).toEqual({
    title: 'A',
    sections: [
      { ...hero, values: { layout: 'text' } },
      { ...video, off: true },
      { ...logos, items: [{ id: 'a', values: { picture: { media_id: 1 } } }] },
    ],
  });
});

it('leaves other errors, and values without sections, to the caller', () => {
  expect(withoutUnfinished({ sections: [hero] }, { parent_id: '*' })).toBeNull();
  expect(withoutUnfinished({ title: 'A' }, { 'sections.h1.href': '*' })).toBeNull();
});
