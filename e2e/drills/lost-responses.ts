import { chromium, type Page } from '@playwright/test';
import type { ArticleRow } from '@vitrin/shared-contracts/articles';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { launchOptions } from '../../tools/src/chromium.ts';
import { withDataFolder, withServer } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { injectFaults } from '../fixtures/faulty-network.ts';
import { openPanelClient, rowsOf } from '../fixtures/panel-client.ts';
import { openDashboard } from '../fixtures/session.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const FAULTS = { lostRequests: 0.2, lostResponses: 0.5, maxDelayMs: 100 };
/** Times that the user presses the button again; one of them almost certainly gets through. */
const MOST_ATTEMPTS = 30;
const ANSWER_MS = 2_000;

export const drill: Drill = {
  summary: 'new articles are published until a response arrives: none exists twice. [articles]',
  run: ([articles = '30']) =>
    withDataFolder((dataDir) =>
      withServer(dataDir, { LOG_LEVEL: 'silent' }, async ({ url }) => {
        const lost = await publishAll(url, Number(articles));
        const panel = await openPanelClient(url);
        const counts: number[] = [];
        for (let number = 0; number < Number(articles); number += 1) {
          const found = await rowsOf<ArticleRow>(panel, `${api.adminArticles}?search=${titleOf(number)}`);
          counts.push(found.filter(({ title }) => title === titleOf(number)).length);
        }
        return [
          { what: 'articles', value: counts.length, unit: '', atLeast: 1 },
          { what: 'lost requests and responses', value: lost, unit: '', atLeast: 1 },
          ...figuresOf(counts),
        ];
      }),
    ),
};

/** A word of its own, so that the search finds this article only. */
const titleOf = (number: number) => `Baraj${String(number).padStart(4, '0')}`;

function figuresOf(counts: readonly number[]): Figure[] {
  return [
    { what: 'articles that exist twice', value: counts.filter((count) => count > 1).length, unit: '', atMost: 0 },
    { what: 'articles that were lost', value: counts.filter((count) => count === 0).length, unit: '', atMost: 0 },
  ];
}

/** Returns how many requests and responses were lost. */
async function publishAll(url: string, articles: number): Promise<number> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ baseURL: url });
    await openDashboard(page, url);
    let lost = 0;
    for (let number = 0; number < articles; number += 1) lost += await publish(page, titleOf(number));
    return lost;
  } finally {
    await browser.close();
  }
}

async function publish(page: Page, title: string): Promise<number> {
  await page.goto(adminPaths.articleInsert);
  const form = new PanelFormPage(page);
  await form.name.fill(title);
  await form.editor.click();
  await page.keyboard.type('Bir yazı.');
  const network = await injectFaults(page, `*${api.adminArticles}`, FAULTS);
  for (let attempt = 0; attempt < MOST_ATTEMPTS && isOpen(page); attempt += 1) {
    await form.save().catch(() => undefined);
    await page.waitForURL(`**${adminPaths.articles}`, { timeout: ANSWER_MS }).catch(() => undefined);
  }
  await network.end();
  return network.lost();
}

const isOpen = (page: Page) => page.url().endsWith(adminPaths.articleInsert);
