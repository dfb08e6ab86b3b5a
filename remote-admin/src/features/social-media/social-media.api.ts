import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { SocialLinkInput } from './social-link.values.ts';

export async function createSocialLink(input: SocialLinkInput, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminSocialMedia, { ...input }, key);
}

export async function updateSocialLink(
  id: number,
  version: number | null,
  input: SocialLinkInput,
): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminSocialMedia, { ...input, id, version });
}

export async function deleteSocialLink(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminSocialMedia, { id });
}
