import type { PictureUse } from '@vitrin/shared-contracts/media';
import { metaRouteLabels } from '@vitrin/shared-contracts/meta-routes';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { referencesIn } from '../../content/record-files.ts';
import type { PictureKey, PictureValues } from '../../content/stored-content.ts';
import type { Db } from '../../platform/database/tables.ts';
import { mediaPath } from '../media/media-files.ts';
import { headerGroup, isHeaderRoute } from './page-headers.repository.ts';

const groups: Readonly<Record<string, [name: string, screen: string]>> = {
  home: ['Anasayfa', adminPaths.homeContents],
  media: ['Medya', adminPaths.sharingPicture],
  corporate: ['Biyografi', adminPaths.aboutPage],
  catalogue: ['Katalog', adminPaths.catalogueTexts],
};

/** Pictures that page contents reference by id or by URL. */
export const contentPictures: PictureValues = {
  async usesOf({ db }, picture) {
    return [...new Map((await rowsWith(db, picture)).map(placeOf).map((use) => [use.label, use])).values()];
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

function placeOf({ group_name: group, key }: { group_name: string; key: string }): PictureUse {
  if (group === headerGroup && isHeaderRoute(key))
    return { label: `Sayfanın üstü “${metaRouteLabels[key]}”`, path: adminPaths.pageHeaderUpdate(key) };
  return { label: `Sayfa içeriği “${groups[group]?.[0] ?? group}”`, path: screenOfGroup(group) };
}

function rowsWith(db: Db, { id, hash }: PictureKey) {
  return db
    .selectFrom('page_contents')
    .select(['group_name', 'key'])
    .distinct()
    .where((where) =>
      where.or(
        [`%"media_id":${id}}%`, `%"media_id":${id},%`, `%${mediaPath(hash)}-%`].map((part) =>
          where('value', 'like', part),
        ),
      ),
    )
    .orderBy('group_name')
    .orderBy('key')
    .execute();
}
