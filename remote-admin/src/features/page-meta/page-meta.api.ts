import type { PageMetaRecord } from 'shared-contracts/page-meta';
import { api } from 'shared-contracts/paths';
import { listQuery, type Params } from '../../shared/query.ts';

/** All pages of the site, each saved or not. */
export const pageMetaQuery = (params: Params = {}) => listQuery<PageMetaRecord>(api.adminPageMeta, params);
