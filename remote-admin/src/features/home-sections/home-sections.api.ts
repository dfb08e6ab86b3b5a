import type { HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const sectionsQuery = (params: Params) => listQuery<HomeSectionRecord>(api.adminHomeSections, params);

export const updateSection = (id: number, input: object) =>
  sendForm('PUT', `${api.adminHomeSections}/${id}`, { form_data: input });

export const deleteSection = (id: number) => sendForm('DELETE', `${api.adminHomeSections}/${id}`, {});
