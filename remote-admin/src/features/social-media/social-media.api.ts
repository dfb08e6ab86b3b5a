import { api } from '@vitrin/shared-contracts/paths';
import type { SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const socialLinksQuery = (params: Params) => listQuery<SocialLinkRecord>(api.adminSocialMedia, params);

export const deleteSocialLink = (id: number) => sendForm('DELETE', api.adminSocialMedia, { id });
