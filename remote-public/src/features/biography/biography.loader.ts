import type { ContentAnswer, CorporateContent } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';

/** What nobody has written yet is missing in the answer. */
const unwritten: CorporateContent = { title: '', summary: '', portrait: null, story: '', timeline: [], roles: [] };

export async function loadBiography({ read }: RemoteContext): Promise<ContentAnswer<'corporate'>> {
  const { data } = await read<ContentAnswer<'corporate'>>(api.content, { page: 'corporate' });
  return { ...unwritten, ...data };
}
