import { ApiFailure, type Answered, type RemoteContext } from 'shared-contracts/remote-app';
import { languageStore } from 'shared-contracts/state';

/** The browser's half of what a remote gets; axios arrives with the first read. */
export const browserContext: RemoteContext = {
  language: () => languageStore.get().abbr,
  async read<T>(path: string, params: Readonly<Record<string, string>> = {}): Promise<Answered<T>> {
    const { getJson, Unreachable } = await import('shared-contracts/http');
    try {
      const answer = await getJson<T>(path, { lang: languageStore.get().abbr, ...params });
      if (!answer.success || answer.data === undefined) throw new ApiFailure(answer.status, answer.message ?? path);
      return { data: answer.data, ...(answer.meta ? { meta: answer.meta } : {}) };
    } catch (error) {
      if (error instanceof Unreachable) throw new ApiFailure(0, path, { cause: error });
      throw error;
    }
  },
};
