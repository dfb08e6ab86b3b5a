import { rmSync } from 'node:fs';
import { printFigures } from '../figures.ts';
import { startSite } from '../site.ts';
import { PageCalls, type StoredPage } from './page-calls.ts';

const PAIRS = 500;
const PAGES = 10;

interface Counts {
  merged: number;
  /** Pairs of which one was refused with a conflict; its text is still in the form of its author. */
  refused: number;
  lost: number;
}

/**
 * Lets two people save the same page at the same moment, 500 times: both have opened the same version, and each has
 * changed another section. Counts the texts that neither are on the page nor were refused.
 */
export async function measureEditPairs(): Promise<void> {
  const site = await startSite(undefined, { DEMO_CONTENT: '0' });
  try {
    const people: readonly [PageCalls, PageCalls] = [
      await PageCalls.open(site.address),
      await PageCalls.open(site.address),
    ];
    await people[0].addEnglish();
    const counts: Counts = { merged: 0, refused: 0, lost: 0 };
    await Promise.all(
      Array.from({ length: PAGES }, async (_, page) => {
        const texts = { first: 'Başlangıç', second: 'Başlangıç' };
        const common = { title: `Ortak ${page}`, slug: `ortak-${page}` };
        const { id } = await people[0].create({ ...common, texts });
        for (let pair = 0; pair < PAIRS / PAGES; pair += 1) counts[await savePair(people, { id, common }, pair)] += 1;
      }),
    );
    printFigures(`${PAIRS} pairs of people who save the same page at once`, [
      { what: 'both texts on the page', value: counts.merged, unit: 'pairs' },
      { what: 'one refused, with both values', value: counts.refused, unit: 'pairs' },
      { what: 'lost', value: counts.lost, unit: 'pairs', budget: 0 },
    ]);
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
}

interface EditedPage {
  id: number;
  common: { title: string; slug: string };
}

async function savePair(
  people: readonly [PageCalls, PageCalls],
  { id, common }: EditedPage,
  pair: number,
): Promise<keyof Counts> {
  const opened = await people[0].read(id);
  const before = { first: textOf(opened, 'first'), second: textOf(opened, 'second') };
  const typed = { first: `Birinci ${pair}`, second: `İkinci ${pair}` };
  const values = { ...common, version: opened.version };
  const answers = await Promise.all([
    people[0].send(id, { ...values, texts: { ...before, first: typed.first } }),
    people[1].send(id, { ...values, texts: { ...before, second: typed.second } }),
  ]);
  const stored = await people[0].read(id);
  const isLost = (['first', 'second'] as const).some(
    (section, person) => textOf(stored, section) !== typed[section] && answers[person]?.status !== 409,
  );
  if (isLost) return 'lost';
  return answers.some(({ status }) => status === 409) ? 'refused' : 'merged';
}

/** Returns the letters of a section's text in Turkish. */
function textOf({ translations }: StoredPage, section: string): string {
  const found = JSON.stringify(translations.tr?.texts[section]?.document).matchAll(/"text":"([^"]*)"/g);
  return [...found].map(([, text]) => text).join('');
}
