import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vitrin/shared-contracts/paths';
import { completeRights, roleGroupLabels, rightsOfRole } from '@vitrin/shared-contracts/rights';
import { roleRecord } from '../../testing/fixtures.ts';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { ownDraftsLabel } from './right-choices.ts';
import { RoleListPage } from './role-list.page.tsx';
import { RoleInsertPage, RoleUpdatePage } from './role.pages.tsx';

const editor = roleRecord(0, 'Editör', {
  role: 'editor',
  rights: [...rightsOfRole('editor')],
  editable: false,
  users: 2,
});
const writer = roleRecord(3, 'Yazar');

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  stubReads({
    [api.adminRoles]: () => succeeded([editor, writer]),
    [api.roleGroups]: () => succeeded(roleGroupLabels),
  });
});

const box = (group: string, right: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name: right });

test('fixed roles can be copied only; a role in use is not deleted, and the reason is shown', async () => {
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Bu rolde 1 kullanıcı var.' }));
  openPanel(singleScreenRoutes('/admin/roles', RoleListPage), '/admin/roles');
  const [fixed, custom] = await screen.findAllByRole('listitem');
  expect(fixed).toHaveTextContent(/Editör.*Hazır.*2 kullanıcı/);
  expect(within(fixed as HTMLElement).queryByRole('button')).toBeNull();
  await userEvent.click(within(custom as HTMLElement).getByRole('button', { name: 'Yazar: sil' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!' }));
  // The dialog fades in.
  await waitFor(() => expect(screen.getByText(/Bu rolde 1 kullanıcı var/)).toBeVisible());
});

test('a new role starts with the rights of the copied one, and rights that the user lacks cannot be chosen', async () => {
  http.sendForm.mockResolvedValue(succeeded(roleRecord(4, 'Editör (kopya)')));
  openPanel(singleScreenRoutes('/admin/role-insert', RoleInsertPage), '/admin/role-insert?kopya=editor');
  expect(await screen.findByDisplayValue('Editör (kopya)')).toBeVisible();
  expect(box('Makaleler', 'Silme')).toBeChecked();
  expect(box('Yazılım sürümleri', 'Yayınlama')).toBeDisabled();
  await userEvent.click(box('Sözleşmeler', 'Silme'));
  expect(box('Sözleşmeler', 'Görme')).toBeChecked();
  await userEvent.click(box('Makaleler', 'Görme'));
  expect(box('Makaleler', 'Ekleme, değiştirme ve yayınlama')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const [method, path, fields] = http.sendForm.mock.calls[0] ?? [];
  const kept = [...rightsOfRole('editor')].filter((right) => !right.startsWith('articles.'));
  expect([method, path]).toEqual(['POST', api.adminRoles]);
  expect(fields).toEqual({
    form_data: { name: 'Editör (kopya)', rights: completeRights([...kept, 'contracts.delete']) },
  });
});

test('drafts can be limited to own records; whoever may publish is not limited', async () => {
  openPanel(singleScreenRoutes('/admin/role-insert', RoleInsertPage), '/admin/role-insert');
  await userEvent.type(await screen.findByRole('textbox', { name: /Rolün adı/ }), 'Serbest yazar');
  expect(within(screen.getByRole('group', { name: 'Makaleler' })).queryByText(ownDraftsLabel)).toBeNull();
  await userEvent.click(box('Makaleler', 'Taslak yazma'));
  expect(box('Makaleler', 'Görme')).toBeChecked();
  expect(box('Makaleler', ownDraftsLabel)).not.toBeChecked();
  await userEvent.click(box('Makaleler', 'Ekleme, değiştirme ve yayınlama'));
  expect(box('Makaleler', ownDraftsLabel)).toBeDisabled();
  await userEvent.click(box('Makaleler', 'Ekleme, değiştirme ve yayınlama'));
  await userEvent.click(box('Makaleler', ownDraftsLabel));
  // Staff create no pages, so that none is an own one.
  await userEvent.click(box('Sabit sayfalar', 'Taslak yazma'));
  expect(within(screen.getByRole('group', { name: 'Sabit sayfalar' })).queryByText(ownDraftsLabel)).toBeNull();
  http.sendForm.mockResolvedValue(succeeded(writer));
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(http.sendForm.mock.calls[0]?.[2]).toEqual({
    form_data: { name: 'Serbest yazar', rights: completeRights(['articles.draft-own', 'pages.draft']) },
  });
});

test('an existing role is renamed', async () => {
  http.sendForm.mockResolvedValue(succeeded(writer));
  openPanel(singleScreenRoutes('/admin/role-update', RoleUpdatePage), '/admin/role-update?id=3');
  await userEvent.type(await screen.findByDisplayValue('Yazar'), 'lar');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(http.sendForm.mock.calls[0]?.slice(0, 2)).toEqual(['PUT', api.adminRole(3)]);
});
