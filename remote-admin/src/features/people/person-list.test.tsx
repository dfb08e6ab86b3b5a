import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { personRow } from '../../testing/person-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { PersonListPage } from './person-list.page.tsx';

function answer(...people: ReturnType<typeof personRow>[]): void {
  stubReads({
    [api.adminPeople]: () => succeeded(people, { meta: { page: 1, page_size: 20, total: people.length } }),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
}

const open = () => openPanel(singleScreenRoutes(adminPaths.people, PersonListPage), adminPaths.people);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('the list shows each person with role, page, articles and a missing consent', async () => {
  answer(
    personRow(1, 'Ayşe Yılmaz', { articles: 3 }),
    personRow(2, 'Can Öz', { active: 0, has_page: 0, consent_on: null, role: '' }),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Ayşe Yılmaz' })).toHaveAttribute('href', adminPaths.personUpdate(1));
  const [first, second] = screen.getAllByRole('listitem').filter(({ textContent }) => /Ayşe|Can/.test(textContent));
  for (const text of ['Genel müdür', 'Sayfası var', '3 makale']) expect(first).toHaveTextContent(text);
  expect(first).not.toHaveTextContent('Onay yok');
  expect(second).toHaveTextContent('Onay yok');
  expect(second).not.toHaveTextContent('Sayfası var');
});

test('deleting an author says that the articles stay', async () => {
  answer(personRow(1, 'Ayşe Yılmaz', { articles: 3 }));
  http.sendForm.mockResolvedValue(succeeded());
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ayşe Yılmaz: çöpe taşı' }));
  expect(await screen.findByText(/Yazarı olduğu 3 makale yayında kalır/)).toBeInTheDocument();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', api.adminPerson(1), {}));
});

test('an empty list says what a first person does', async () => {
  answer();
  open();
  expect(await screen.findByText('Henüz kimse yok.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Yeni kişi' })).toHaveLength(2);
});
