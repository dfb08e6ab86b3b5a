import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ReleaseDescriptor } from 'shared-contracts/releases';
import { sampled } from '../fixtures/axe-violations.ts';
import { repository } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const release = JSON.parse(
  readFileSync(join(repository, 'remote-admin/dist/release.json'), 'utf8'),
) as ReleaseDescriptor;

/** Screens that are opened without a record; those with one read `{id}`. */
const screens = Object.entries(release.screens ?? {}).filter(([, { reads }]) =>
  reads.every((address) => !address.includes('{id}')),
);

/** Addresses of the API that this document has requested, without the calls that the shell reports to. */
function requestedReads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.slice(location.origin.length))
      .filter((address) => address.startsWith('/api/admin/') && !address.endsWith('/stream')),
  );
}

test('each screen of the panel uses the requests that its document has sent, and repeats none', async ({
  staffPage,
}) => {
  test.setTimeout(180_000);
  for (const [path] of sampled(screens)) {
    await staffPage.goto(path);
    await expect.poll(() => staffPage.evaluate(() => globalThis.vitrin?.reads?.size), path).toBe(0);
    const requested = await requestedReads(staffPage);
    expect.soft(requested.toSorted(), path).toEqual([...new Set(requested)].toSorted());
  }
});

test('a record that is opened by its address is requested with the document', async ({ staffPage }) => {
  await staffPage.goto('/admin/pages/blog/update?id=1');
  await expect(staffPage.getByRole('heading', { level: 1, name: 'Makaleyi Düzenle' })).toBeVisible();
  await expect.poll(() => staffPage.evaluate(() => globalThis.vitrin?.reads?.size)).toBe(0);
  expect((await requestedReads(staffPage)).filter((address) => address === '/api/admin/blog/1')).toHaveLength(1);
});

test('the article list needs no chunk for forms, schemas, menus or dragging', () => {
  const scripts = release.screens?.['/admin/pages/blog']?.files.filter((file) => file.endsWith('.js'));
  expect(scripts).toEqual(['common.js', expect.stringContaining('article-list')]);
});
