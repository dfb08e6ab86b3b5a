import type { RecordInput } from '@vitrin/shared-contracts/records/define-record';
import { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { SitePageRecord } from '@vitrin/shared-contracts/site-pages';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { Conflict } from '../../platform/errors.ts';
import { declaringRemotes } from '../releases/sections/placeable-sections.service.ts';
import { checkPage } from './check-page.ts';
import { cleanedTexts } from './cleaned-texts.ts';
import { recordPagePictures } from './page-pictures.ts';
import { pageSlug } from './page-slug.ts';
import { sitePageAddresses } from './site-page-addresses.ts';
import { lockTree, rebuildPaths } from './site-page-paths.repository.ts';
import { findPage, hasChildren, sitePageTexts } from './site-pages.repository.ts';

type PageInput = RecordInput<typeof sitePageDefinition>;

/** Pages that staff make of sections. */
export const sitePageRecords = contentRecord(
  sitePageDefinition,
  {
    table: 'site_pages',
    texts: sitePageTexts,
    // A new page stands below those that are there.
    order: { table: 'site_pages', newest: 'last' },
  },
  {
    places: {
      screen: (key) => adminPaths.sitePageUpdate(Number(key)),
      insertScreen: adminPaths.sitePageInsert,
      addresses: sitePageAddresses,
    },
    parent: { field: 'parent_id', entity: 'site-page' },
    find: async (db, id) => findPage(db, id, await defaultLanguageOf(db)),
    async parse(db, input) {
      return { ...input, translations: cleanedTexts(input, await declaringRemotes(db, input.sections)) };
    },
    check: (source, input, before: SitePageRecord | null) => checkPage(source.db, input, before),
    texts: {
      deriveColumns: async (trx, text) => ({ seo_name: await pageSlug(trx, text) }),
    },
    afterSave,
    async checkRemoval(trx, { id }) {
      if (await hasChildren(trx, id))
        throw new Conflict('has-children', 'Bu sayfanın alt sayfaları var. Önce onları taşıyın ya da silin.');
    },
  },
);

async function afterSave({ db }: ContentSource, id: number, input: PageInput): Promise<string | undefined> {
  await lockTree(db);
  await recordPagePictures(db, id, input);
  const moved = (await rebuildPaths(db)).filter(({ page }) => page !== id);
  const pages = new Set(moved.map(({ page }) => page)).size;
  return pages === 0
    ? undefined
    : `${pages} alt sayfanın adresi de değişti; eski adresleri yenilerine yönlendiriliyor.`;
}
