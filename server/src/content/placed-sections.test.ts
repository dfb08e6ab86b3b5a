import { placedSection, placedSectionsIn } from './placed-sections.ts';

const section = (id: string, values: object, more: object = {}) => ({
  id,
  kind: 'remote',
  v: 1,
  values: { ...values },
  ...more,
});
const kampanya = { remote: 'remote_kampanya', section: 'indirimler', values: { count: '3' } };

it('a stored section names remote, section and values', () => {
  expect(placedSection(section('s1', kampanya))).toEqual({
    id: 's1',
    remote: 'remote_kampanya',
    name: 'indirimler',
    values: { count: '3' },
  });
});

it.each([
  ['of another kind', { ...section('s1', kampanya), kind: 'text' }],
  ['without a remote', section('s1', { section: 'indirimler' })],
  ['of the shell', section('s1', { ...kampanya, remote: 'shell' })],
  ['whose name is a path', section('s1', { ...kampanya, section: '../app' })],
  ['whose values are a list', section('s1', { ...kampanya, values: [1] })],
])('a section %s shows nothing of a remote', (_what, stored) => {
  expect(placedSection(stored)).toBeNull();
});

it('a record refers to each section once, and to none that is off', () => {
  const sections = [
    section('s1', kampanya),
    section('s2', kampanya),
    section('s3', { ...kampanya, section: 'yeni' }),
    section('s4', { remote: 'remote_is', section: 'ilanlar' }, { off: true }),
  ];
  expect(placedSectionsIn({ sections }).map(({ target }) => target)).toEqual([
    'section:*',
    'section:remote_kampanya.indirimler',
    'section:remote_kampanya.yeni',
  ]);
  expect(placedSectionsIn({ sections: [] })).toEqual([]);
  expect(placedSectionsIn({})).toEqual([]);
});
