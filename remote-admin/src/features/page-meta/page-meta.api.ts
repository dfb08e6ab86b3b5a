import type { PageMetaRecord } from 'shared-contracts/page-meta';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, type Params } from '../../shared/query.ts';
import type { PageMetaInput } from './page-meta.values.ts';

/** All pages of the site, each saved or not. */
export const pageMetaQuery = (params: Params = {}) => listQuery<PageMetaRecord>(api.adminPageMeta, params);

export const savePageMeta = (input: PageMetaInput) => sendForm('PUT', api.adminPageMeta, { form_data: input });
