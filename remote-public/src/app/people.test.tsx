import { screen, within } from '@testing-library/react';
import { mockDialogs } from './testing/dialogs.ts';
import { article } from './testing/fake-site.ts';
import { person } from './testing/people.ts';
import { serve } from './testing/serve.tsx';
import { structuredDataErrors } from './testing/structured-data-rules.ts';
import { visit } from './testing/visit.tsx';

beforeAll(mockDialogs);

const languages = [
  { abbr: 'tr', lang: 'Türkçe' },
  { abbr: 'en', lang: 'English' },
];

test('the list shows everybody, with portrait or drawn initials, role and chosen contact', async () => {
  await visit('/ekip');
  expect(screen.getByRole('heading', { level: 1, name: 'Ekip' })).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  if (!first || !second) throw new Error('The list is empty');
  expect(first.querySelector('svg text')).toHaveTextContent('A1');
  expect(second.querySelector('img')).toHaveAttribute('alt', '');
  expect(first).toHaveTextContent('Genel müdür');
  expect(within(first).getByRole('link', { name: 'Ayşe Yılmaz 1' })).toHaveAttribute('href', '/ekip/kisi-1');
  expect(within(first).getByRole('link', { name: /^E-posta gönderin/ })).toHaveAttribute(
    'href',
    'mailto:ayse@ornek.com.tr',
  );
  expect(within(first).getByRole('link', { name: /^Arayın/ })).toHaveAttribute('href', 'tel:+902325550102');
});

test('a person without page and contact has no link', async () => {
  const bare = { email: '', phone: '', tel: '', profile_url: '', role: '', profession: '', summary: '' };
  await visit('/ekip', { people: [{ ...person(1, bare), seo_name: null as unknown as string }] });
  expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
});

test('there is no list without people, and no page of an unknown person', async () => {
  for (const path of ['/ekip', '/ekip/yok']) {
    const { response } = await serve(path, { people: [] });
    expect([response?.status, response?.headers.get('Location')]).toEqual([302, '/404']);
  }
});

test('a page shows text, contact and articles of the person', async () => {
  await visit('/ekip/kisi-1', { people: [person(1, { articles: [article(1), article(2)] })] });
  expect(screen.getByRole('heading', { level: 1, name: 'Ayşe Yılmaz 1' })).toBeVisible();
  expect(screen.getByText('Genel müdür · İnşaat mühendisi')).toBeVisible();
  expect(screen.getByText('Otuz yıldır köprü hesaplar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'linkedin.com' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/in/ayse',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Makaleleri' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tüm ekip' })).toHaveAttribute('href', '/ekip');
});

test('a page with a name alone shows no empty parts', async () => {
  const bare = { email: '', phone: '', tel: '', profile_url: '', role: '', profession: '', summary: '', content: '' };
  await visit('/ekip/kisi-1', { people: [person(1, bare)] });
  expect(screen.getAllByRole('heading')).toHaveLength(
    screen.getAllByRole('heading').filter(({ textContent }) => textContent !== 'Makaleleri').length,
  );
  expect(document.querySelector('main a[href^="mailto:"]')).toBeNull();
});

test('list and page have canonical addresses, alternates and complete structured data', async () => {
  const people = [person(2, { languages: ['tr', 'en'], alternates: { tr: 'kisi-2', en: 'person-2' } })];
  const list = (await serve('/ekip', { people, languages })).head;
  expect(list).toMatchObject({
    title: 'Ekip | Firma A.Ş.',
    canonical: '/ekip',
    alternates: { tr: '/ekip', en: '/en/ekip' },
  });
  const { head } = await serve('/ekip/kisi-2', { people, languages });
  expect(head).toMatchObject({
    title: 'Ayşe Yılmaz 2 | Firma A.Ş.',
    canonical: '/ekip/kisi-2',
    alternates: { tr: '/ekip/kisi-2', en: '/en/ekip/person-2' },
    picture: expect.stringContaining('/media/'),
  });
  expect(head?.structured).toMatchObject([
    {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ayşe Yılmaz 2', jobTitle: 'Genel müdür', url: '/ekip/kisi-2' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  for (const item of [...(list?.structured ?? []), ...(head?.structured ?? [])])
    expect(structuredDataErrors(item)).toEqual([]);
});

test('an article names its author, linked if the person has a page, also in its structured data and in lists', async () => {
  const { id, name, lang, role, portrait, seo_name } = person(1);
  const author = { id, name, lang, role, portrait, seo_name };
  const written = { ...article(1), author };
  await visit('/makale/makale-1', { articles: [written] });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/ekip/kisi-1');
  const { head } = await serve('/makale/makale-1', { articles: [written] });
  const [structured] = head?.structured ?? [];
  expect(structured).toMatchObject({ author: { '@type': 'Person', name, url: '/ekip/kisi-1' } });
  expect(structuredDataErrors(structured ?? {})).toEqual([]);
});

test('an author without a page is named without a link', async () => {
  const { id, name, lang, role, portrait } = person(1);
  await visit('/makale/makale-1', {
    articles: [{ ...article(1), author: { id, name, lang, role, portrait, seo_name: null } }],
  });
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByRole('link', { name })).toBeNull();
});
