import { publicPaths } from '@vitrin/shared-contracts/paths';
import { recordPages } from '../../content/record-pages.repository.ts';
import { contractSlugs } from './contracts.slugs.ts';

/** Public pages of the contracts; all of them are shown. */
export const contractAddresses = recordPages({
  slugged: contractSlugs,
  table: 'contracts',
  pathOf: publicPaths.contract,
});
