import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ReleaseKeysPage } from './release-keys.page.tsx';

const address = '/admin/releases/keys';
const pipelines = '/api/admin/release-pipelines';
const open = (to = address) => openPanel(singleScreenRoutes(address, ReleaseKeysPage), to, 'super_admin');
const remote = { name: 'remote_public', segment: '*', title: 'Site', is_built_in: true, live: null };
const row = {
  id: 3,
  remote: 'remote_public',
  name: 'Site ekibi, GitHub',
  provider: 'github',
  issuer: 'https://token.actions.githubusercontent.com',
  repository_id: '1001',
  owner_id: '77',
  workflow: '.github/workflows/release.yml',
  ref: 'refs/heads/main',
  environment: 'production',
  may_promote: false,
  created_at: '2026-01-05T09:00:00.000Z',
  created_by: 'Ayşe Yılmaz',
  last_used_at: null,
};

function answers(rows: Parameters<typeof stubReads>[0][string] = () => succeeded([row])) {
  stubReads({
    '/api/admin/release-keys': () => succeeded([]),
    '/api/admin/remotes': () => succeeded([remote]),
    [pipelines]: rows,
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answers();
  http.sendForm.mockResolvedValue(succeeded());
});

test('a pipeline shows what it is bound to and what it may do, and is removed after confirmation', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Güvenilen yayın hatları' }));
  for (const text of ['Site', 'GitHub Actions', 'yalnızca yükler', 'refs/heads/main', 'Ortam: production'])
    expect(list.getByText(text)).toBeVisible();
  expect(list.getByText('Depo: 1001, sahibi: 77')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Site ekibi, GitHub: Kaldır' }));
  const question = within(await screen.findByRole('dialog', { name: 'Yayın hattı kaldırılsın mı?' }));
  answers(() => succeeded([]));
  await userEvent.click(question.getByRole('button', { name: 'Evet, kaldır', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${pipelines}/3`, {}));
  expect(await screen.findByText('Henüz tanıtılmış bir yayın hattı yok.')).toBeInTheDocument();
});

test('a pipeline of GitLab is trusted with the usual values of its platform; errors are shown beside their fields', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('link', { name: 'Yayın hattı tanıt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yayın hattı tanıt' }));
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Platform' }), 'GitLab CI/CD');
  expect(field('Kimlik sağlayıcı')).toHaveValue('https://gitlab.com');
  expect(field('İş akışının dosyası')).toHaveValue('.gitlab-ci.yml');
  await user.type(field('Deponun numarası'), 'vitrin/site');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(field('Deponun numarası')).toBeInvalid());
  expect(field('Ad')).toBeInvalid();
  expect(http.sendForm).not.toHaveBeenCalled();

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Birim' }), 'Site');
  await user.type(field('Ad'), 'Site ekibi');
  await user.clear(field('Deponun numarası'));
  await user.type(field('Deponun numarası'), '1001');
  await user.type(field('Sahibinin numarası'), '77');
  await user.click(dialog.getByRole('switch', { name: /Canlıya da alabilsin/ }));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));

  const form_data = {
    remote: 'remote_public',
    name: 'Site ekibi',
    provider: 'gitlab',
    issuer: 'https://gitlab.com',
    repository_id: '1001',
    owner_id: '77',
    workflow: '.gitlab-ci.yml',
    ref: 'refs/heads/main',
    environment: null,
    may_promote: true,
  };
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', pipelines, { form_data }, expect.any(String)));
});

test('a list that cannot be loaded can be requested again', async () => {
  answers(() => rejected(500));
  open();
  expect(await screen.findByText('Yayın hatları alınamadı.')).toBeVisible();
  answers();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('list', { name: 'Güvenilen yayın hatları' })).toBeVisible();
});
