import type { Answered, RemoteContext } from 'shared-contracts/remote-app';
import { languageStore } from 'shared-contracts/state';

/** The browser's half of what a remote gets; axios arrives with the first read. */
export const browserContext: RemoteContext = {
  language: () => languageStore.get().abbr,
  async read<T>(path: string, params: Readonly<Record<string, string>> = {}): Promise<Answered<T>> {
    const { readPublic } = await import('shared-contracts/http');
    return readPublic<T>(path, { lang: languageStore.get().abbr, ...params });
  },
};
