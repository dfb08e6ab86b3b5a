import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import type { HomeSectionForm } from './home-section.values.ts';

export const createSection = (input: HomeSectionForm, key: string) =>
  sendForm('POST', api.adminHomeSections, { form_data: input }, key);

export const updateSection = (id: number, input: HomeSectionForm) =>
  sendForm('PUT', `${api.adminHomeSections}/${id}`, { form_data: input });

export const deleteSection = (id: number) => sendForm('DELETE', `${api.adminHomeSections}/${id}`, {});
