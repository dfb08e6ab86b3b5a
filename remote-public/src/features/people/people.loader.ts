import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { PersonSummary } from '@vitrin/shared-contracts/people';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';

/** Loads the people of the company; without anybody there is no page. */
export async function loadPeople({ read }: RemoteContext): Promise<PersonSummary[]> {
  const { data } = await read<PersonSummary[]>(api.people);
  if (data.length === 0) throw redirect(publicPaths.notFound);
  return data;
}
