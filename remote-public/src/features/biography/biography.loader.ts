import type { ContentResponse, CorporateContent } from '@vitrin/shared-contracts/page-contents';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';

/** Default values: the response does not contain fields that staff have not written yet. */
const DEFAULT_CONTENT: CorporateContent = {
  title: '',
  summary: '',
  portrait: null,
  story: '',
  timeline: [],
  roles: [],
};

export async function loadBiography({ read }: RemoteContext): Promise<ContentResponse<'corporate'>> {
  const { data } = await read<ContentResponse<'corporate'>>(api.content, { page: 'corporate' });
  return { ...DEFAULT_CONTENT, ...data };
}
