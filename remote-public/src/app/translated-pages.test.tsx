import { screen, within } from '@testing-library/react';
import { fakeSite } from './testing/fake-site.ts';
import { visit } from './testing/visit.tsx';

const english = { abbr: 'en', lang: 'English' };
const languages = [...fakeSite().languages, english];

test.each([
  ['/biyografi', 'Bir köprüyle başlayan hikâye', 'Hikâye'],
  ['/sozlesme/kvkk', 'KVKK Aydınlatma Metni', 'Aydınlatma'],
])(
  '%s without a translation shows one language notice and sets lang on title and text',
  async (address, title, text) => {
    await visit(address, { language: 'en', languages });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'tr');
    expect(main.getByText(text).closest('.prose')).toHaveAttribute('lang', 'tr');
    expect(main.getAllByText(/Türkçe gösteriliyor/)).toHaveLength(1);
  },
);

test('timeline and roles of a biography have the same lang attribute as its text', async () => {
  await visit('/biyografi', { language: 'en', languages });
  for (const text of ['İlk ofis', 'Lisans'])
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'tr');
});

test('in a language without site texts the whole page is marked with its actual language', async () => {
  await visit('/biyografi', { language: 'en', languages: [...fakeSite().languages, { ...english, has_texts: false }] });
  expect(screen.getByRole('banner').closest('[lang]')).toHaveAttribute('lang', 'tr');
  expect(screen.getAllByText(/Türkçe gösteriliyor/)).toHaveLength(1);
});
