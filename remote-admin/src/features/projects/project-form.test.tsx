import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { ProjectRecord } from '@vitrin/shared-contracts/projects';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { projectRecord } from '../../testing/project-fixtures.ts';
import { sitePageRow } from '../../testing/site-page-fixtures.ts';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { projectPages } from './project.pages.tsx';

// The editor is tested with the articles; here it would only slow down every query.
jest.mock('../../rich-text/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

function open(changed: Partial<ProjectRecord> = {}): void {
  stubReads({
    [api.adminProject(11)]: () => succeeded(projectRecord(changed)),
    [api.adminSitePages]: () => succeeded([sitePageRow(8, 'Güçlendirme'), sitePageRow(9, 'Denetim', { active: 0 })]),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  openPanel(singleScreenRoutes('/admin/projects/update', projectPages.UpdatePage), adminPaths.projectUpdate(11));
}

const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  return http.sendForm.mock.calls[0]?.[2];
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

test('a project is sent with what was chosen and typed', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('İl'), 'Ankara');
  await userEvent.clear(screen.getByLabelText('Tamamlandığı yıl'));
  await userEvent.type(screen.getByLabelText('Tamamlandığı yıl'), '2021');
  await userEvent.type(screen.getByLabelText('Alan (m²)'), '12.500');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Güçlendirme' }));
  await userEvent.click(screen.getByRole('switch', { name: /^Müşteri gizli/ }));
  expect(screen.getByText('Gizli: yalnızca panelde görünür.')).toBeVisible();
  expect(await sent()).toMatchObject({
    form_data: { province: 'ankara', year: 2021, area: 12_500, services: [8], client_confidential: 1 },
  });
});

test('an emptied year and province are sent as none', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('İl'), 'Seçilmedi');
  await userEvent.clear(screen.getByLabelText('Tamamlandığı yıl'));
  expect(await sent()).toMatchObject({ form_data: { province: null, year: null } });
});

test('a year that is none is not sent, and the field says why', async () => {
  open();
  await userEvent.clear(await screen.findByLabelText('Tamamlandığı yıl'));
  await userEvent.type(screen.getByLabelText('Tamamlandığı yıl'), 'geçen yıl');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  expect((await screen.findAllByText(/Yalnızca Rakam Kullanılabilir/))[0]).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Tamamlandığı yıl')).toHaveValue('geçen yıl');
});

test('rows of figures are added, moved and removed', async () => {
  open();
  const add = await screen.findByRole('button', { name: 'Satır ekle' });
  for (const [label, value] of [
    ['Açıklık', '42 m'],
    ['Kule', '2'],
  ]) {
    await userEvent.click(add);
    const rows = within(screen.getByRole('list', { name: 'Rakamlar' })).getAllByRole('listitem');
    const row = within(rows.at(-1) as HTMLElement);
    await userEvent.type(row.getByLabelText('Ad'), label ?? '');
    await userEvent.type(row.getByLabelText('Değer'), value ?? '');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Kule: yukarı al' }));
  expect(await sent()).toMatchObject({
    form_data: {
      translations: {
        tr: {
          figures: [
            { label: 'Kule', value: '2' },
            { label: 'Açıklık', value: '42 m' },
          ],
        },
      },
    },
  });
});

test('a row of figures without a value is an error at the list', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Satır ekle' }));
  await userEvent.type(screen.getByLabelText('Ad'), 'Açıklık');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  expect((await screen.findAllByText(/Her Satıra Hem Ad Hem Değer Yazınız/))[0]).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});
