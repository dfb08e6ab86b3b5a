import type { PictureUse } from 'shared-contracts/media';
import { adminPaths } from 'shared-contracts/paths';
import { referencesIn } from '../../content/record-files.ts';
import type { PictureKey, PictureValues } from '../../content/stored-content.ts';
import type { Db } from '../../platform/database/tables.ts';
import { mediaPath } from '../media/media-files.ts';

const groups: Readonly<Record<string, [name: string, screen: string]>> = {
  breadcrumbs: ['Sayfa başlıkları', adminPaths.pageMeta],
  home: ['Anasayfa', adminPaths.homePage],
  media: ['Medya', adminPaths.sharingPicture],
  corporate: ['Biyografi', adminPaths.aboutPage],
  catalogue: ['Katalog', adminPaths.catalogueTexts],
};

/** Pictures that page contents reference by id or by URL. */
export const contentPictures: PictureValues = {
  async usesOf({ db }, picture) {
    return (await groupsWith(db, picture)).map(placeOf);
  },

  async all({ db }) {
    const rows = await db.selectFrom('page_contents').select('value').where('value', 'like', '%media%').execute();
    return referencesIn(rows.map(({ value }) => value).join(' '));
  },
};

/** Returns the screen of the panel that edits a group of contents. */
export function screenOfGroup(group: string): string {
  return groups[group]?.[1] ?? adminPaths.homePage;
}

function placeOf(group: string): PictureUse {
  return { label: `Sayfa içeriği “${groups[group]?.[0] ?? group}”`, path: screenOfGroup(group) };
}

async function groupsWith(db: Db, { id, hash }: PictureKey): Promise<string[]> {
  const rows = await db
    .selectFrom('page_contents')
    .select('group_name')
    .distinct()
    .where((where) =>
      where.or(
        [`%"media_id":${id}}%`, `%"media_id":${id},%`, `%${mediaPath(hash)}-%`].map((part) =>
          where('value', 'like', part),
        ),
      ),
    )
    .orderBy('group_name')
    .execute();
  return rows.map((row) => row.group_name);
}
