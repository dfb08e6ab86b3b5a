import { staffOf, type Answer } from './visitor.ts';

interface List {
  data: { id: number; reference: string }[];
  meta: { total: number };
}

/** A signed-in staff member with an open inbox; every call throws unless the response is successful. */
export interface InboxStaff {
  list(path: string): Promise<List>;
  count(path: string): Promise<number>;
  /** Returns the response time in milliseconds. */
  time(path: string): Promise<number>;
  put(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** Calls `hear` for each event of the stream as it arrives. Returns a function that closes the stream. */
  openStream(onEvent: (event: string, data: unknown) => void): Promise<() => void>;
}

export async function openInbox(site: string): Promise<InboxStaff> {
  const visitor = await staffOf(site);
  const read = async (path: string) => {
    const answer = await visitor.get(path);
    if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}`);
    return answer;
  };
  return {
    list: async (path) => JSON.parse((await read(path)).body) as List,
    count: async (path) => (JSON.parse((await read(path)).body) as { data: { count: number } }).data.count,
    time: async (path) => (await read(path)).ms,
    async put(path, fields) {
      const answer = await visitor.send(path, { _method: 'PUT', ...fields });
      if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}: ${answer.body}`);
      return answer;
    },
    openStream(onEvent) {
      let rest = '';
      return visitor.listen('/api/admin/inbox/stream', (text) => {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(part) ?? [];
          if (event && data) onEvent(event, JSON.parse(data));
        }
      });
    },
  };
}
