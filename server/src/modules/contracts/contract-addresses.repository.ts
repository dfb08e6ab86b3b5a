import { publicPaths } from '@vitrin/shared-contracts/paths';
import { slugAddresses } from '../../content/page-addresses.ts';
import { contractSlugs } from './contracts.slugs.ts';

/** Public pages of the contracts; all of them are shown. */
export const contractAddresses = slugAddresses({
  slugged: contractSlugs,
  pathOf: publicPaths.contract,
  redirects: true,
  isShown: () => Promise.resolve(true),
  async listShown(db, count) {
    const rows = await db
      .selectFrom('contract_translations')
      .select(['lang', 'seo_name'])
      .orderBy('contract_id', 'desc')
      .limit(count)
      .execute();
    return rows.map(({ lang, seo_name }) => ({ lang, path: publicPaths.contract(seo_name) }));
  },
});
