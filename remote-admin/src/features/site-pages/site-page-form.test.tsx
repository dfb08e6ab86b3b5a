import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { sitePageRecord, sitePageRow } from '../../testing/site-page-fixtures.ts';
import { openNewPage, openPage, press, savedBody, sectionNames } from './testing/page-form.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('a new page starts from a template, whose sentences are overwritten', async () => {
  await openNewPage();

  await press(/^Hakkımızda/);

  expect(screen.getByRole('textbox', { name: 'Başlık' })).toHaveValue('Hakkımızda');
  expect(sectionNames()).toEqual([
    'Hakkımızda',
    'Hikâyemiz',
    'Rakamlarla',
    'Nasıl çalışırız?',
    'Belgelerimiz',
    'Konuşalım',
  ]);
  expect(screen.queryByRole('list', { name: 'Sayfa şablonları' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Bölümler' })).toHaveFocus();
  const { sections } = (await savedBody()) as { sections: StoredSection[] };
  expect(sections.map(({ kind }) => kind)).toContain('figures');
});

test('a page below one that has no address in a language says so', async () => {
  const above = { ...sitePageRecord(), paths: { tr: '/hizmetler' } };
  await openNewPage('?ust=8', undefined, above);

  await userEvent.click(screen.getByRole('tab', { name: /English/ }));

  expect(await screen.findByText(/^Üst sayfanın bu dilde adresi yok/)).toBeVisible();
});

test('a page without a template starts with its first section', async () => {
  await openNewPage();

  await press(/^Boş/);

  expect(screen.getByText(/^Sayfa boş\./)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Bölüm ekle' })).toBeEnabled();
});

test('a page made below another one has it as its parent', async () => {
  await openNewPage('?ust=8');

  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), 'Güçlendirme');

  expect(screen.getByRole('combobox', { name: 'Üst sayfa' })).toHaveDisplayValue('Hizmetler');
  expect(await savedBody()).toMatchObject({ parent_id: 8, sections: [], translations: { tr: { texts: {} } } });
});

test('the address follows the title and the parent', async () => {
  await openPage(sitePageRecord());
  expect(screen.getAllByText('/hizmetler').length).toBeGreaterThan(0);

  await userEvent.clear(screen.getByRole('textbox', { name: 'Adres' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), ' ve iş');

  expect(screen.getAllByText('/hizmetler-ve-is').length).toBeGreaterThan(0);
});

test('a page is not moved below itself, and not deeper than pages may be', async () => {
  const pages = [
    sitePageRow(8, 'Hizmetler'),
    sitePageRow(7, 'Firma'),
    sitePageRow(6, 'Kalite', { parent_id: 7 }),
    sitePageRow(5, 'Belgeler', { parent_id: 6 }),
  ];
  await openNewPage('', pages);

  const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Üst sayfa' }).options];

  expect(options.map(({ text }) => text.trim())).toEqual(['Yok, ilk düzeyde', 'Hizmetler', 'Firma', 'Kalite']);
});
