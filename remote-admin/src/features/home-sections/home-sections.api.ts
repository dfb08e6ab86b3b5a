import type { HomeSectionRecord } from 'shared-contracts/home-sections';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';
import type { HomeSectionForm } from './home-section.values.ts';

export const sectionsQuery = (params: Params) => listQuery<HomeSectionRecord>(api.adminHomeSections, params);

export const sectionQuery = (id: number) => readQuery<HomeSectionRecord>(`${api.adminHomeSections}/${id}`);

export const createSection = (input: HomeSectionForm, key: string) =>
  sendForm('POST', api.adminHomeSections, { form_data: input }, key);

export const updateSection = (id: number, input: HomeSectionForm) =>
  sendForm('PUT', `${api.adminHomeSections}/${id}`, { form_data: input });

export const deleteSection = (id: number) => sendForm('DELETE', `${api.adminHomeSections}/${id}`, {});
