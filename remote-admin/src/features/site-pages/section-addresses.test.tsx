import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { sitePageRecord } from '../../testing/site-page-fixtures.ts';
import { openPage, press, savedBody, sectionNames } from './testing/page-form.tsx';

const hero: StoredSection = { id: 'h1', kind: 'hero', v: 1, values: { layout: 'right' } };
const notice: StoredSection = { id: 'n1', kind: 'notice', v: 1, values: { tone: 'info' } };
const texts = { tr: { h1: { title: 'Güçlendirme' }, n1: { title: 'Bayram' } } };
const page = (...sections: StoredSection[]) => sitePageRecord({ sections, texts });
const field = (name: string) => screen.getByRole('textbox', { name });
const address = () => screen.getByRole('combobox', { name: 'Düğmenin adresi' });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('an address is chosen among the pages of the site that the server finds', async () => {
  await openPage(page(hero), {
    linkable: [
      { kind: 'Sayfa', title: 'Güçlendirme', path: '/hizmetler/guclendirme' },
      { kind: 'Sayfa', title: 'İletişim', path: '/iletisim' },
    ],
  });
  await press('Güçlendirme');

  await userEvent.type(address(), 'güç');
  const options = await screen.findByRole('listbox', { name: 'Sitenin sayfaları' });
  await within(options).findByRole('option', { name: /^Güçlendirme/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toHaveValue('/hizmetler/guclendirme');

  await userEvent.clear(address());
  await userEvent.type(address(), '/ile');
  await userEvent.click(await screen.findByRole('option', { name: /^İletişim/ }));
  expect(await savedBody()).toMatchObject({ sections: [{ values: { href: '/iletisim' } }] });
});

const mapCode = '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>';
const mapAddress = 'https://www.google.com/maps/embed?pb=%211m18';

test('the code of a map in the field of a video is named, and makes the section one of a map', async () => {
  const video: StoredSection = { id: 'v1', kind: 'video', v: 1, values: {} };
  await openPage(sitePageRecord({ sections: [video], texts: { tr: { v1: { title: 'Neredeyiz' } } } }));
  await press('Neredeyiz');

  await userEvent.click(field('Video adresi'));
  await userEvent.paste(mapCode);
  expect(screen.getByText('Bu bir video değil, harita.')).toBeVisible();
  await press('Harita bölümüne çevir');

  expect(field('Harita')).toHaveValue(mapAddress);
  expect(await savedBody()).toMatchObject({
    sections: [{ id: 'v1', kind: 'map', values: { map: mapAddress } }],
    translations: { tr: { texts: { v1: { title: 'Neredeyiz' } } } },
  });
});

test('the code of a video in its field becomes its address', async () => {
  await openPage(page({ id: 'v1', kind: 'video', v: 1, values: {} }));
  await press('Video');

  await userEvent.click(field('Video adresi'));
  await userEvent.paste('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');

  expect(field('Video adresi')).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});

test('the code of a map in an address field is offered as a section of its own', async () => {
  await openPage(page(hero, notice));
  await press('Güçlendirme');

  await userEvent.click(address());
  await userEvent.paste(mapCode);
  await press('Bu bir harita; bölüm olarak ekle');

  expect(sectionNames()).toEqual(['Güçlendirme', 'Harita', 'Bayram']);
  expect(address()).toHaveValue('');
  expect(field('Harita')).toHaveValue(mapAddress);
});
