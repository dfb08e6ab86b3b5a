import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { choiceFilter, pageFilter, searchFilter } from './filters.ts';
import { useFilters } from './use-filters.ts';

const schema = {
  search: searchFilter('Ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Hepsi', options: { open: 'Açık', closed: 'Kapalı' } }),
  page: pageFilter,
};

function Screen() {
  const filters = useFilters(schema);
  return (
    <>
      <output>{JSON.stringify(filters.params)}</output>
      <button onClick={() => filters.set({ state: 'closed' })}>kapalı</button>
      <button onClick={() => filters.setPage(3)}>üçüncü</button>
      <button onClick={filters.clear}>temizle</button>
    </>
  );
}

const open = (query: string) => openPanel(singleScreenRoutes('/liste', Screen), `/liste${query}`);
const params = async () => JSON.parse((await screen.findByRole('status')).textContent) as unknown;

test.each([
  ['', { page: 1 }],
  ['?sayfa=2&ara=vin%C3%A7&durum=open', { page: 2, search: 'vinç', state: 'open' }],
  ['?sayfa=0&durum=bilinmeyen', { page: 1 }],
  ['?sayfa=ikinci&ara=', { page: 1 }],
])('the address %s requests %j', async (query, expected) => {
  open(query);

  expect(await params()).toEqual(expected);
});

test('changing a filter resets the page, and query parameters that are not filters stay in the address', async () => {
  const { router } = open('?bolum=otomatik&sayfa=4&ara=a');
  const press = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return router.state.location.search;
  };

  expect(await press('kapalı')).toBe('?bolum=otomatik&ara=a&durum=closed');
  expect(await press('üçüncü')).toBe('?bolum=otomatik&ara=a&durum=closed&sayfa=3');
  expect(await press('temizle')).toBe('?bolum=otomatik');
});
