import { createHash } from 'node:crypto';
import { searchText } from '../../../server/src/platform/database/search.ts';
import type { Db } from '../../../server/src/platform/database/tables.ts';
import { FILE_SET } from '../../../server/src/modules/media/media-files.ts';
import { inBatches } from './batches.ts';
import { sentencesWithSearchTerms, turkishWriter } from './turkish-texts.ts';

const FOLDERS = ['', 'Ürünler', 'Şantiye', 'Ekip', 'Haberler'];

/** Returns the file hash of the picture with this index. */
export function hashOf(index: number): string {
  return createHash('md5').update(`picture ${index}`).digest('hex');
}

/**
 * Inserts pictures without files, because no list reads files; four of five have alternative text. Returns their ids,
 * oldest first.
 */
export async function fillMedia(db: Db, count: number): Promise<number[]> {
  const writer = turkishWriter();
  const ids: number[] = [];
  await inBatches(count, async (indexes) => {
    const alts = indexes.map((index) =>
      index % 5 === 4 ? '' : `${writer.sentence(5)} ${sentencesWithSearchTerms(index, count)}`,
    );
    const pictures = indexes.map((index, place) => pictureOf(index, alts[place] ?? ''));
    const added = await db.insertInto('media').values(pictures).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
    const texts = added.flatMap(({ id }, place) => {
      const alt = alts[place] ?? '';
      return alt === '' ? [] : [{ media_id: id, lang: 'tr', alt }];
    });
    await db.insertInto('media_translations').values(texts).execute();
  });
  return ids;
}

function pictureOf(index: number, alt: string) {
  const now = new Date().toISOString();
  const name = `DSC_${String(index).padStart(5, '0')}.jpg`;
  return {
    hash: hashOf(index),
    width: 1920,
    height: 1280,
    widths: '[320,480,720,960,1600,1920]',
    file_set: FILE_SET,
    name,
    bytes: 480_000,
    folder: FOLDERS[index % FOLDERS.length] ?? '',
    search_text: searchText(name, alt),
    created_at: now,
    updated_at: now,
  };
}
