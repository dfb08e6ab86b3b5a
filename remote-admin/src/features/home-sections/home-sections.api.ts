import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { HomeSectionForm } from './home-section.values.ts';

export async function createSection(input: HomeSectionForm, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminHomeSections, { form_data: input }, key);
}

export async function updateSection(id: number, input: HomeSectionForm): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminHomeSections}/${id}`, { form_data: input });
}

export async function deleteSection(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', `${api.adminHomeSections}/${id}`, {});
}
