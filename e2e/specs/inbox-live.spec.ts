import type { Page } from '@playwright/test';
import { api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { ContactPage } from '../pages/contact.page.ts';

const STREAM = `**${api.inboxStream}`;

async function send(page: Page, subject: string): Promise<void> {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.write({
    name: 'Deniz Ak',
    email: 'deniz@kuzey.example',
    subject,
    message: `Keşif için uygun bir gün arıyoruz: ${subject}`,
  });
  await contact.consent.check();
  await contact.send();
  await expect(contact.toast('Gönderildi!')).toBeVisible();
}

const row = (page: Page, subject: string) => page.getByRole('link', { name: new RegExp(subject) });

test(
  'a message appears in every tab over one connection, and opening it in one tab marks it as read in all',
  fullRunOnly(
    'remote-admin/src/app/layout/live-inbox.test.tsx',
    'remote-admin/src/data/live/live.test.ts',
    'server/src/modules/inbox-stream/inbox-stream.test.ts',
  ),
  async ({ page, staffPage }) => {
    const { messages } = await watch(staffPage);
    const opened = staffPage.waitForRequest(STREAM);
    await staffPage.goto('/admin/contact');
    await opened;
    const second = await staffPage.context().newPage();
    const { requests } = await watch(second);
    await second.goto('/admin/dashboard');
    await expect(second.getByRole('heading', { level: 1, name: 'İstatistikler' })).toBeVisible();
    // Time after which the second tab would open a stream itself.
    await second.waitForTimeout(4_000);

    const subject = `Zemin etüdü ${Date.now()}`;
    await send(page, subject);
    await expect(row(staffPage, subject)).toBeVisible();
    await expect(staffPage).toHaveTitle(/^\(\d+\) İletişim/);
    await expect(second).toHaveTitle(/^\(\d+\) İstatistikler/);
    await expect(staffPage.getByText(`Yeni ileti: Deniz Ak, ${subject}`)).toBeAttached();
    expect(requests()).not.toContain(api.inboxStream);

    const before = await second.title();
    await row(staffPage, subject).click();
    await expect(staffPage.getByRole('heading', { name: subject })).toBeVisible();
    await expect.poll(() => second.title()).not.toBe(before);

    const adoptedStream = second.waitForRequest(STREAM);
    await staffPage.close();
    await adoptedStream;
    expect(messages()).toEqual([]);
  },
);

test(
  'without the stream the panel polls and the message still appears',
  fullRunOnly(
    'remote-admin/src/app/layout/live-inbox.test.tsx',
    'remote-admin/src/data/live/live.test.ts',
    'server/src/modules/inbox-stream/inbox-stream.test.ts',
  ),
  async ({ page, staffPage }) => {
    await staffPage.route(STREAM, (route) => route.abort());
    await staffPage.goto('/admin/contact');
    await expect(staffPage.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
    const subject = `Temel kazısı ${Date.now()}`;
    await send(page, subject);
    await expect(row(staffPage, subject)).toBeVisible({ timeout: 45_000 });
    await expect(staffPage).toHaveTitle(/^\(\d+\) İletişim/);
  },
);
