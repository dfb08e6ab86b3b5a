import { listSegment, pageQueryOf, publicPaths } from './public-paths.ts';

test.each(['urunler', 'urun', 'kategori', 'projeler', 'proje', 'ekip', 'kariyer', 'is-ilani', 'dokumanlar', 'ara'])(
  'a module of the checkout that is called “%s” keeps its address, and the list takes the next free name',
  (name) => {
    expect(listSegment(name, [])).toBe(name);
    expect(listSegment(name, [name])).toBe(`${name}-2`);
    expect(listSegment(name, [name, `${name}-2`])).toBe(`${name}-3`);
  },
);

test('lists read the parameters of their filters', () => {
  expect(pageQueryOf(publicPaths.projects)).toEqual(['hizmet', 'yil', 'il', 'sayfa']);
  expect(pageQueryOf(publicPaths.category('vincler'))).toEqual(['sayfa']);
});
