import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { mediaRecord } from '../../testing/media-fixtures.ts';
import { sitePageRecord, sitePageRow } from '../../testing/site-page-fixtures.ts';
import { openPage } from './testing/page-form.tsx';

const picture = (media_id: number) => ({ media_id });
const gallery: StoredSection = { id: 'g1', kind: 'gallery', v: 1, values: { pictures: [picture(4), picture(5)] } };
const cards: StoredSection = {
  id: 'c1',
  kind: 'cards',
  v: 1,
  values: {},
  items: [{ id: 'i1', values: { picture: picture(4) } }],
};
const quote: StoredSection = { id: 'q1', kind: 'quote', v: 1, values: { picture: picture(6) } };
const texts = { tr: { g1: { title: 'Şantiye' }, q1: { quote: 'Güvendik.', name: 'Ayşe Kaya' } } };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: /^Denetle, / }, { timeout: 4_000 }));
  return within(await screen.findByRole('dialog', { name: 'Denetle' }, { timeout: 4_000 }));
}

test('pictures of sections that visitors get with an alternative text are checked', async () => {
  const record = sitePageRecord({ sections: [gallery, cards, quote, { ...gallery, id: 'g2', off: true }], texts });
  await openPage(
    { ...record, pictures: [mediaRecord(4, { alt: '' }), mediaRecord(6, { alt: '' })] },
    { media: [mediaRecord(5, { alt: '' })] },
  );

  const list = await (await openDrawer()).findByRole('list', { name: 'Görseller bulguları' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Galeri “Şantiye”: Görseller (1.): alternatif metni yok.'),
    expect.stringContaining('Galeri “Şantiye”: Görseller (2.): alternatif metni yok.'),
  ]);
});

test('the page is named with the path of the pages above it', async () => {
  const parent = { ...sitePageRecord(), id: 9, paths: { tr: '/kurumsal' } };
  await openPage({ ...sitePageRecord(), parent_id: 9 }, { pages: [sitePageRow(9, 'Kurumsal')], others: [parent] });

  expect((await openDrawer()).getByText(/kurumsal.*hizmetler/)).toBeInTheDocument();
});
