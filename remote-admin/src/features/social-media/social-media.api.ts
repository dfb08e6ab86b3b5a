import { api } from 'shared-contracts/paths';
import type { SocialLinkRecord } from 'shared-contracts/social-media';
import { sendForm } from '../../shared/http.ts';
import { listQuery, type Params } from '../../shared/query.ts';
import type { SocialLinkInput } from './social-link.values.ts';

export const socialLinksQuery = (params: Params = {}) => listQuery<SocialLinkRecord>(api.adminSocialMedia, params);

export const createSocialLink = (input: SocialLinkInput, key: string) =>
  sendForm('POST', api.adminSocialMedia, { ...input }, key);

export const updateSocialLink = (id: number, version: number | null, input: SocialLinkInput) =>
  sendForm('PUT', api.adminSocialMedia, { ...input, id, version });

export const deleteSocialLink = (id: number) => sendForm('DELETE', api.adminSocialMedia, { id });
