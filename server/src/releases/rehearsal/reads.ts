import { ApiFailure, type Answered, type RemoteContext } from 'shared-contracts/remote-app';
import type { FromRehearsal, ToRehearsal } from './protocol.ts';

interface Waiting {
  resolve(answer: Answered<unknown>): void;
  reject(error: Error): void;
}

/** The rehearsing process reads the site through the server that started it. */
export function createReads(tell: (message: FromRehearsal) => void) {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  const read: RemoteContext['read'] = <T>(path: string, params: Readonly<Record<string, string>> = {}) =>
    new Promise<Answered<T>>((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve: (answer) => resolve(answer as Answered<T>), reject });
      tell({ kind: 'read', read: id, path, params: { ...params } });
    });
  return {
    read,
    settle(message: Exclude<ToRehearsal, { kind: 'begin' }>): void {
      const asked = waiting.get(message.read);
      waiting.delete(message.read);
      if (message.kind === 'answer') asked?.resolve(message.answer);
      else asked?.reject(new ApiFailure(message.status, message.message));
    },
  };
}
