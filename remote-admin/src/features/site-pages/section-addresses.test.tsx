import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { sitePageRecord } from '../../testing/site-page-fixtures.ts';
import { openPage, press, savedBody } from './testing/page-form.tsx';

const page = (...sections: StoredSection[]) => sitePageRecord({ sections });
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
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
