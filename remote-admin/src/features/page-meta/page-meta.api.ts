import type { MetaRoute, PageMetaRecord } from 'shared-contracts/page-meta';
import { api } from 'shared-contracts/paths';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';

/** All pages of the site, each saved or not. */
export const pageMetaQuery = (params: Params) => listQuery<PageMetaRecord>(api.adminPageMeta, params);

export const pageMetaRecordQuery = (route: MetaRoute) => readQuery<PageMetaRecord>(`${api.adminPageMeta}/${route}`);
