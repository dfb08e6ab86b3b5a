import type { MetaRoute, PageMetaRecord } from '@vitrin/shared-contracts/page-meta';
import { api } from '@vitrin/shared-contracts/paths';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

/** Loads all pages of the site, including those without saved texts. */
export const pageMetaQuery = (params: Params) => listQuery<PageMetaRecord>(api.adminPageMeta, params);

export const pageMetaRecordQuery = (route: MetaRoute) => readQuery<PageMetaRecord>(`${api.adminPageMeta}/${route}`);
