import type { ReadResult, RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { languageStore } from '@vitrin/shared-contracts/state';

/** The context that a remote gets in the browser; axios is loaded with the first read. */
export const browserContext: RemoteContext = {
  language: () => languageStore.get().abbr,
  async read<T>(path: string, params: Readonly<Record<string, string>> = {}): Promise<ReadResult<T>> {
    const { readPublic } = await import('@vitrin/shared-contracts/http');
    return readPublic<T>(path, { lang: languageStore.get().abbr, ...params });
  },
};
