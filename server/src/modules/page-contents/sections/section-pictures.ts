import { sectionedPageLabels, sectionedPages } from '@vitrin/shared-contracts/page-sections';
import { referencesIn } from '../../../content/record-files.ts';
import type { PictureValues } from '../../../content/stored-content.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { findPage } from './page-sections.repository.ts';
import { pageSectionsKind } from './page-sections.service.ts';

/** Pictures that the sections of pages show which always exist. */
export const sectionPictures: PictureValues = {
  async usesOf({ db }, { id, hash }) {
    const shown = await Promise.all(
      sectionedPages.map(async (page) => {
        const { ids, hashes } = await referencesOf(db, page);
        return ids.includes(id) || hashes.includes(hash)
          ? [{ label: sectionedPageLabels[page], path: pageSectionsKind.screen(page) }]
          : [];
      }),
    );
    return shown.flat();
  },

  async all({ db }) {
    const found = await Promise.all(sectionedPages.map((page) => referencesOf(db, page)));
    return { ids: found.flatMap(({ ids }) => ids), hashes: found.flatMap(({ hashes }) => hashes) };
  },
};

async function referencesOf(db: Db, page: (typeof sectionedPages)[number]) {
  const { sections, texts } = await findPage(db, page);
  return referencesIn(JSON.stringify([sections, texts]));
}
