import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { http, succeeded } from '../../testing/fake-server.ts';
import { sitePageRecord } from '../../testing/site-page-fixtures.ts';
import { openPage, press, savedBody } from './testing/page-form.tsx';

const projects = (chosen: number[]): StoredSection => ({
  id: 'p1',
  kind: 'projects',
  v: 1,
  values: { count: 'three', service: [], projects: chosen },
});
const texts = { tr: { p1: { title: 'İşlerimiz' } } };
const names: Readonly<Record<number, string>> = { 4: 'Asma köprü', 9: 'Okul güçlendirme', 7: 'Baraj' };

const state = (id: number) => ({
  key: `project.${id}`,
  entity: 'project',
  screen: null,
  titles: names[id] ? { tr: names[id] } : {},
  states: { tr: names[id] ? 'public' : 'deleted' },
});

async function open(chosen: number[]): Promise<void> {
  await openPage(sitePageRecord({ sections: [projects(chosen)], texts }), {
    calls: {
      '/api/admin/projects': () =>
        succeeded(Object.entries(names).map(([id, title]) => ({ id: Number(id), title, active: id === '7' ? 0 : 1 }))),
      '/api/admin/links/records': () => succeeded([4, 9, 7, 99].map(state)),
    },
  });
  await press('İşlerimiz');
}

const chosenNames = () =>
  within(screen.getByRole('list', { name: 'Seçilen projeler' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole('combobox', { name: 'Seçilen projeler: proje ekle' });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('projects are found by name, chosen in an order, and stored by their ids', async () => {
  await open([4]);
  await waitFor(() => expect(chosenNames()).toEqual(['Asma köprü']));
  await userEvent.click(search());
  await userEvent.type(search(), 'okul');
  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith('/api/admin/projects', expect.objectContaining({ search: 'okul' })),
  );
  expect(await screen.findByRole('option', { name: 'Baraj (yayında değil)' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Asma köprü' })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: 'Okul güçlendirme' }));
  await waitFor(() => expect(chosenNames()).toEqual(['Asma köprü', 'Okul güçlendirme']));
  expect(search()).toHaveValue('');

  await userEvent.click(screen.getByRole('button', { name: 'Okul güçlendirme: sıralama' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /başa/i }));
  expect(await savedBody()).toMatchObject({ sections: [{ values: { projects: [9, 4] } }] });
});

test('a deleted project says so and can be taken out', async () => {
  await open([99, 4]);
  await waitFor(() => expect(chosenNames()).toEqual(['Proje 99 (silinmiş)', 'Asma köprü']));
  await press('Proje 99: çıkar');
  expect(await savedBody()).toMatchObject({ sections: [{ values: { projects: [4] } }] });
});

test('Enter in the search does not send the form of the page', async () => {
  await open([4]);
  await waitFor(() => expect(chosenNames()).toEqual(['Asma köprü']));
  await userEvent.type(search(), 'bulunmayan{Enter}');
  expect(http.sendForm).not.toHaveBeenCalled();
  expect(chosenNames()).toEqual(['Asma köprü']);
});
