import type { CorporateContent } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';

export async function loadBiography({ read }: RemoteContext): Promise<CorporateContent> {
  return (await read<CorporateContent>(api.content, { page: 'corporate' })).data;
}
