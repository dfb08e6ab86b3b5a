import type { PictureUse } from 'shared-contracts/media';
import { adminPaths } from 'shared-contracts/paths';
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
  async usesOf(db, picture) {
    return (await groupsWith(db, picture)).map(placeOf);
  },

  async all(db) {
    const rows = await db.selectFrom('page_contents').select('value').where('value', 'like', '%media%').execute();
    return rows.map(({ value }) => value);
  },
};

function placeOf(group: string): PictureUse {
  const [name, path] = groups[group] ?? [group, adminPaths.homePage];
  return { label: `Sayfa içeriği “${name}”`, path };
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
