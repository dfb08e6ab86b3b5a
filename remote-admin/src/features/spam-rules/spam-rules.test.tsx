import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpamRulesRecord } from '@vitrin/shared-contracts/spam-rules';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { SpamRulesPage } from './spam-rules.page.tsx';

const address = '/admin/spam-rules';
const call = '/api/admin/spam-rules';
const routes = singleScreenRoutes(address, SpamRulesPage);
const record: SpamRulesRecord = {
  threshold: 60,
  words: ['kupon'],
  blocked: [],
  allowed: ['@musteri.example'],
  version: 4,
  updated_at: null,
  built_in_words: ['bahis', 'casino'],
};

const read = (changed: Partial<SpamRulesRecord> = {}) =>
  stubReads({ [call]: () => succeeded({ ...record, ...changed }) });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  read();
  http.sendForm.mockResolvedValue(succeeded());
});

test('all rules are saved together with their version', async () => {
  openPanel(routes, address);
  expect(await screen.findByRole('radio', { name: 'Dengeli' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'Hoşgörülü' }));
  await userEvent.type(await field('Kuşku uyandıran sözcükler'), 'çekiliş{Enter}');
  await userEvent.type(await field('Engellenen gönderenler'), 'reklam@ornek.example,@spam.example{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '@musteri.example: kaldır' }));
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm).toHaveBeenCalledWith('PUT', call, {
    form_data: {
      threshold: 80,
      words: ['kupon', 'çekiliş'],
      blocked: ['reklam@ornek.example', '@spam.example'],
      allowed: [],
      version: 4,
    },
  });
  expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
});

test('a threshold between two steps shows the nearest step and is kept when other rules are saved', async () => {
  read({ threshold: 85 });
  openPanel(routes, address);
  expect(await screen.findByRole('radio', { name: 'Hoşgörülü' })).toBeChecked();

  await userEvent.type(await field('Kuşku uyandıran sözcükler'), 'çekiliş{Enter}');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({ form_data: { threshold: 85 } });
});

test('an invalid sender entry shows an error beside its field, and nothing is sent', async () => {
  openPanel(routes, address);
  const blocked = await field('Engellenen gönderenler');

  await userEvent.type(blocked, 'iyi@ornek.example,spam{Enter}');
  await save();

  await waitFor(() =>
    expect(blocked).toHaveAccessibleDescription(
      expect.stringContaining('spam: E-Posta Adresi ya da @alan.com Yazınız'),
    ),
  );
  expect(http.sendForm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'spam: kaldır' })).toBeVisible();
});

test('a rejection by the server is shown beside the field, and the entered terms are kept', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { 'words[1]': 'Bu sözcük kabul edilmedi.' } }));
  openPanel(routes, address);
  const words = await field('Kuşku uyandıran sözcükler');

  await userEvent.type(words, 'çekiliş{Enter}');
  await save();

  await waitFor(() =>
    expect(words).toHaveAccessibleDescription(expect.stringContaining('çekiliş: Bu sözcük kabul edilmedi.')),
  );
  expect(screen.getByRole('button', { name: 'çekiliş: kaldır' })).toBeVisible();
});

test('the built-in terms are collapsed and can be expanded', async () => {
  openPanel(routes, address);
  const summary = await screen.findByText('Kendiliğinden tanınan 2 sözcüğü göster');
  expect(summary.closest('details')).not.toHaveAttribute('open');

  await userEvent.click(summary);

  const list = within(screen.getByRole('list', { name: 'Kendiliğinden tanınan sözcükler' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['bahis', 'casino']);
});

test('rules that cannot be loaded load on retry', async () => {
  stubReads({ [call]: unreachable });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();

  read();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

  expect(await screen.findByRole('button', { name: 'kupon: kaldır' })).toBeVisible();
});
