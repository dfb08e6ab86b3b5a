import type { OpeningList } from '@vitrin/shared-contracts/openings';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';

/** Without an opening that takes applications there is no list. */
export async function loadOpeningList({ read }: RemoteContext): Promise<OpeningList> {
  const { data } = await read<OpeningList>(api.openings);
  if (data.openings.length === 0) throw redirect(publicPaths.notFound);
  return data;
}
