import { fillPlaces } from './fill-places.ts';

const place = (id: string) => `<section id="${id}"><div data-section="${id}" class="x"></div></section>`;
const page = `<h1>Sayfa</h1>${place('a')}<p>data-section</p>${place('b')}`;

test('the markup of each section is in its place, and everything else is as before', () => {
  const filled = fillPlaces(
    page,
    new Map([
      ['a', '<p>$& Bir</p>'],
      ['b', ''],
    ]),
  );
  expect(filled).toBe(page.replace('class="x"></div>', () => 'class="x"><p>$& Bir</p></div>'));
});

test.each([
  ['that is there twice', place('a') + place('a')],
  ['that has content already', '<div data-section="a"><b></b></div>'],
  ['that is missing', '<p>Metin</p>'],
])('a place %s stays as it is', (_case, html) => {
  expect(fillPlaces(html, new Map([['a', '<p>Bir</p>']]))).toBe(html);
});
