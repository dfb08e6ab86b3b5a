import { openingState } from '@vitrin/shared-contracts/opening-state';
import type { AnsweredOpening, OpeningRecord, OpeningRow } from '@vitrin/shared-contracts/openings';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { openingDefinition } from '@vitrin/shared-contracts/records/opening';
import type { RecordInput } from '@vitrin/shared-contracts/records/define-record';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { recordPages } from '../../content/record-pages.repository.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findOpening, listOpenings, openingTexts } from './openings.repository.ts';
import { openingSlugs } from './openings.slugs.ts';
import { isOpenItem, nextClosing } from './public-openings.repository.ts';

/** Jobs that the company offers. */
export const openingRecords = contentRecord(
  openingDefinition,
  {
    table: 'openings',
    texts: openingTexts,
    order: { table: 'openings', newest: 'first' },
    slugs: openingSlugs,
  },
  {
    places: {
      screen: (key) => adminPaths.openingUpdate(Number(key)),
      insertScreen: adminPaths.openingInsert,
      addresses: recordPages({
        slugged: openingSlugs,
        table: 'openings',
        pathOf: publicPaths.opening,
        isShown: isOpenItem,
        isListed: true,
        listPath: publicPaths.openings,
        nextChange: nextClosing,
      }),
    },
    find: findOpening,
    check: (_source, input) => placeErrors(input),
  },
);

/** An applicant must learn where the work is. */
function placeErrors({ employment, province, translations }: RecordInput<typeof openingDefinition>) {
  const hasPlace = Object.values(translations).some((texts) => texts?.place);
  const isKnown = employment === 'remote' || province !== null || hasPlace;
  return isKnown ? {} : { province: 'İl seçin; iş Türkiye dışındaysa yerini yazın.' };
}

/** Returns all openings for the list in the panel, with whether visitors can apply now. */
export async function openingRows(db: Db): Promise<OpeningRow[]> {
  const now = new Date();
  const lang = await defaultLanguageOf(db);
  return (await listOpenings(db)).map(({ translations, ...row }) => ({
    ...row,
    title: titleOf({ translations }, lang),
    languages: Object.keys(translations),
    state: openingState(row, now),
  }));
}

/** Returns the opening that an application may answer; null if it takes none any more, or does not exist. */
export async function openingToAnswer(db: Db, id: number): Promise<AnsweredOpening | null> {
  const found = await findOpening(db, id);
  if (!found || openingState(found, new Date()) !== 'open') return null;
  return { id, title: titleOf(found, await defaultLanguageOf(db)) };
}

function titleOf({ translations }: Pick<OpeningRecord, 'translations'>, lang: string): string {
  return (translations[lang] ?? Object.values(translations)[0])?.title ?? '';
}
