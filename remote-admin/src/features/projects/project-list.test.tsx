import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { projectRow } from '../../testing/project-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { ProjectListPage } from './project-list.page.tsx';

function answer(...projects: ReturnType<typeof projectRow>[]): void {
  stubReads({
    [api.adminProjects]: () => succeeded(projects, { meta: { page: 1, page_size: 20, total: projects.length } }),
    [api.adminProjectYears]: () => succeeded([{ year: 2024 }, { year: 2020 }]),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
}

const open = (address: string = adminPaths.projects) =>
  openPanel(singleScreenRoutes(adminPaths.projects, ProjectListPage), address);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('the list shows each project with its place, year and whether its client is confidential', async () => {
  answer(projectRow(1, 'Asma köprü'), projectRow(2, 'Veri merkezi', { province: 'van', client_confidential: 1 }));
  open();
  expect(await screen.findByRole('link', { name: 'Asma köprü' })).toHaveAttribute('href', adminPaths.projectUpdate(1));
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /köprü|merkezi/.test(textContent));
  expect(first).toHaveTextContent('İzmir');
  expect(first).toHaveTextContent('2024');
  expect(first).not.toHaveTextContent('Müşteri gizli');
  expect(second).toHaveTextContent('Van');
  expect(second).toHaveTextContent('Müşteri gizli');
});

test('the filters by province and year are sent and in the address', async () => {
  answer(projectRow(1, 'Asma köprü'));
  open();
  await userEvent.selectOptions(await screen.findByLabelText('İl'), 'Şanlıurfa');
  await userEvent.selectOptions(screen.getByLabelText('Yıl'), '2020');
  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith(
      api.adminProjects,
      expect.objectContaining({ province: 'sanliurfa', year: 2020 }),
    ),
  );
  expect(window.location.search).toBe('?il=sanliurfa&yil=2020');
});

test('an empty list says what a first project does', async () => {
  answer();
  open();
  expect(await screen.findByText('Henüz proje yok.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Yeni proje' })).toHaveLength(2);
});
