import { defaultLanguage } from 'shared-contracts/languages';
import { sharingAddress } from 'shared-contracts/pictures';
import type { Head } from 'shared-contracts/remote-app';
import type { Db } from '../platform/database/tables.ts';
import { pictureById } from '../modules/media/pictures.ts';
import { readGroup } from '../modules/page-contents/page-contents.service.ts';
import { pictureIdsIn } from '../modules/page-contents/stored-pictures.ts';

/** What a link shows to a page that has no picture of its own (content group `media`). */
export async function sitePicture(db: Db, asked: string): Promise<Pick<Head, 'picture' | 'pictureAlt'>> {
  const { values } = await readGroup(db, 'media', { asked, fallback: defaultLanguage.abbr });
  const [id] = pictureIdsIn(values.get('sharing_picture'));
  const picture = id === undefined ? null : await pictureById(db, id, asked);
  return picture ? { picture: sharingAddress(picture), pictureAlt: picture.alt } : {};
}
