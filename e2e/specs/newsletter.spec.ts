import { rm } from 'node:fs/promises';
import { api } from '@vitrin/shared-contracts/paths';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../tools/src/testing/fake-smtp-server.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { openNewsletter, sendLetter } from '../fixtures/newsletter.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';

/** Returns the link with this purpose in the mail with this subject, once it has arrived. */
async function mailedLink({ mails }: FakeSmtpServer, subject: RegExp, purpose: 'confirm' | 'leave'): Promise<string> {
  const found = () => mails.find(({ headers }) => subject.test(headers['subject'] ?? ''))?.text ?? '';
  await expect.poll(found, { timeout: 20_000 }).toContain(purpose);
  return new RegExp(`${api.newsletter}/${purpose}/\\S+`).exec(found())?.[0] ?? '';
}

test('a visitor subscribes, confirms, gets a letter, and leaves with one press without account and script', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const smtp = await startFakeSmtpServer();
  const dataDir = await copyTemplate();
  const server = await startServer(dataDir, { SMTP_URL: smtp.url });
  const panel = await openPanelClient(server.url);
  await openNewsletter(panel);

  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const { messages } = await watch(page);
  await page.goto('/makaleler');
  const form = page.getByRole('region', { name: 'E-posta bülteni' });
  await form.getByLabel('E-posta adresiniz').fill('ayse@ornek.example');
  const consent = form.getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  await form.getByRole('button', { name: 'Abone ol' }).click();
  await expect(form.getByText('Abone olmak için bu onayı vermelisiniz')).toBeVisible();
  await consent.check();
  await form.getByRole('button', { name: 'Abone ol' }).click();
  await expect(form.getByRole('heading', { name: 'E-postanıza bakın' })).toBeVisible();
  expect(messages()).toEqual([]);

  await page.goto(await mailedLink(smtp, /onaylayın/, 'confirm'));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aboneliğimi onayla' }).click();
  await expect(page.getByRole('heading', { name: 'Aboneliğiniz onaylandı' })).toBeVisible();

  await sendLetter(panel, 'Kasım mektubu');
  const leave = await mailedLink(smtp, /Kasım mektubu/, 'leave');
  const bare = await (await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })).newPage();
  await bare.goto(leave);
  await bare.getByRole('button', { name: 'Bültenden ayrıl' }).click();
  await expect(bare.getByRole('heading', { name: 'Bültenden ayrıldınız' })).toBeVisible();
  const { body } = await panel.read(`${api.adminSubscriptions}?page=1`);
  expect(JSON.parse(body)).toMatchObject({ data: [{ email: 'ayse@ornek.example', state: 'left' }] });

  await server.stop();
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});
