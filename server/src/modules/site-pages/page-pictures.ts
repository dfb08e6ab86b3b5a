import type { RecordInput } from '@vitrin/shared-contracts/records/define-record';
import type { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { referencesIn } from '../../content/record-files.ts';
import { recordTextPictures } from '../../content/text-pictures.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { sitePageTexts } from './site-pages.repository.ts';

/** Records which pictures the sections of a page show, in each language that a form has sent. */
export async function recordPagePictures(
  trx: Db,
  id: number,
  { sections, translations }: RecordInput<typeof sitePageDefinition>,
): Promise<void> {
  const { pictures: table } = sitePageTexts;
  const shared = JSON.stringify(sections);
  const { ids } = referencesIn(shared);
  const pictures = await picturesByIds(trx, ids, await defaultLanguageOf(trx));
  const addresses = [...pictures.values()].map(({ path }) => `${path}-`).join(' ');
  for (const [lang, text] of Object.entries(translations))
    if (text) await recordTextPictures(trx, { table, id, lang }, `${addresses} ${JSON.stringify(text.texts)}`);
}
