import { join } from 'node:path';
import type { ContentSource } from '../content/content-kind.ts';
import { openingRecords } from '../modules/openings/openings.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { dayAfter, istanbulDay } from '../platform/istanbul-day.ts';
import { eachText, readTexts, type TextFile, type TranslatedText } from './texts/text-file.ts';

/** Job openings that close some weeks after the first start. */
export async function addOpenings(source: ContentSource, stamp: Stamp): Promise<void> {
  const order = ({ original }: TranslatedText) => Number(original.field('order'));
  // The last one leads the list.
  const openings = readTexts(join(import.meta.dirname, 'openings')).toSorted((one, other) => order(one) - order(other));
  for (const opening of openings) await openingRecords.add(source, stamp, openingForm(opening, stamp));
}

/** An opening as the panel's form would send it. */
function openingForm(text: TranslatedText, { now }: Stamp): object {
  const { original } = text;
  return {
    employment: original.field('employment'),
    province: original.field('province') || null,
    positions: original.field('positions'),
    closes_on: dayAfter(istanbulDay(Date.parse(now)), Number(original.field('days'))),
    translations: eachText(text, textsOf),
  };
}

function textsOf(text: TextFile): object {
  return {
    title: text.field('title'),
    summary: text.field('summary'),
    place: text.field('place'),
    document: text.document,
  };
}
