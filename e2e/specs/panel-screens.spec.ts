import { findingsInBothModes } from '../fixtures/findings.ts';
import { panelRecords } from '../fixtures/panel-records.ts';
import { panelScreens, type PanelScreen } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import type { Page } from '@playwright/test';

/** One load of each screen serves axe, in both colours and at both widths, and the watch over policy and errors. */
for (const [part, screensWith] of Object.entries(panelScreens)) {
  test(`axe finds nothing on the screens of the panel, and nothing complains: ${part}`, async ({ staffPage }) => {
    test.setTimeout(180_000);
    const screens = screensWith(await panelRecords(staffPage));
    const { complaints } = await watch(staffPage);
    await staffPage.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens) {
      await open(staffPage, screen);
      expect.soft(await findingsInBothModes(staffPage), screen.path).toEqual([]);
    }
    expect(complaints()).toEqual([]);
  });
}

async function open(page: Page, { path, heading, dialog }: PanelScreen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }).first()).toBeVisible();
  if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('status', { name: /üklen/ })).toHaveCount(0);
}
