import type { ContentAnswer } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';

export async function loadBiography({ read }: RemoteContext): Promise<ContentAnswer<'corporate'>> {
  return (await read<ContentAnswer<'corporate'>>(api.content, { page: 'corporate' })).data;
}
