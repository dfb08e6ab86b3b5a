import type { CompanyAnnouncementRow } from '@vitrin/shared-contracts/company-announcements';
import { api } from '@vitrin/shared-contracts/paths';
import { listQuery, type Params } from '../../data/query.ts';

export const companyAnnouncementsQuery = (params: Params = {}) =>
  listQuery<CompanyAnnouncementRow>(api.adminCompanyAnnouncements, params);
