import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { segmentOfRemote } from '@vitrin/shared-contracts/first-paths';
import type { ReadResult, RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { languageStore } from '@vitrin/shared-contracts/state';

/** Returns the context that a remote gets in the browser; axios is loaded with the first read. */
export function browserContext({
  surfaces,
  release,
  list_names: listNames,
}: Pick<BootBlock, 'surfaces' | 'release' | 'list_names'>): RemoteContext {
  const segment = segmentOfRemote(surfaces, release.remote);
  return {
    language: () => languageStore.get().abbr,
    async read<T>(path: string, params: Readonly<Record<string, string>> = {}): Promise<ReadResult<T>> {
      const { readPublic } = await import('@vitrin/shared-contracts/http');
      return readPublic<T>(path, { lang: languageStore.get().abbr, ...params });
    },
    ...(segment !== undefined && { segment }),
    ...(listNames && { listNames }),
  };
}
