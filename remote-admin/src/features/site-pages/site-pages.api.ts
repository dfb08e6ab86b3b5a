import { api } from '@vitrin/shared-contracts/paths';
import type { SitePageRecord, SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery } from '../../data/query.ts';

/** All pages: their number is limited, and the list is a tree. */
export const sitePagesQuery = () => listQuery<SitePageRow>(api.adminSitePages);

export const sitePageQuery = (id: number) => readQuery<SitePageRecord>(api.adminSitePage(id));

export const deleteSitePage = (id: number) => sendForm('DELETE', api.adminSitePage(id), {});
