import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '../../platform/database/tables.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { createAgentClasses } from '../visits/agent-classes.ts';
import { isStaff } from '../visits/visiting-request.ts';
import { saveDownloadCounts, type DayCount } from './download-counts.repository.ts';

/** A response with a file, or with a part of it. */
export interface SentDownload {
  /** Id of the file. */
  download: number;
  headers: IncomingHttpHeaders;
  status: number;
}

/**
 * Counts downloads in memory, after the response: nothing about the visitor is kept, and no download waits for a write. A crash may
 * lose ten seconds of them. What a browser or a cache has already is not asked for again, and therefore not counted again.
 */
export interface DownloadCounter {
  record(sent: SentDownload): void;
  flush(db: Db): Promise<void>;
}

/** Maximum number of downloads that wait for the bot patterns to load. */
const MAX_WAITING = 200;

export function createDownloadCounter(): DownloadCounter {
  const agents = createAgentClasses();
  let counts = new Map<string, DayCount>();
  let waiting: { download: number; agent: string }[] = [];

  const add = ({ download, day, count }: DayCount): void => {
    const key = `${day} ${download}`;
    counts.set(key, { download, day, count: (counts.get(key)?.count ?? 0) + count });
  };
  const countPerson = (sent: { download: number; agent: string }): void => {
    const agent = agents.classify(sent.agent);
    if (agent === null && waiting.length < MAX_WAITING && waiting.push(sent) === 1) void countWaiting();
    if (agent !== null && agent !== 'bot') add({ download: sent.download, day: istanbulDay(), count: 1 });
  };
  const countWaiting = async (): Promise<void> => {
    await agents.ready();
    const known = waiting;
    waiting = [];
    for (const sent of known) countPerson(sent);
  };

  return {
    record(sent) {
      if (isDownload(sent)) countPerson({ download: sent.download, agent: sent.headers['user-agent'] ?? '' });
    },
    async flush(db) {
      if (waiting.length > 0) await countWaiting();
      const taken = [...counts.values()];
      counts = new Map();
      if (taken.length === 0) return;
      try {
        await saveDownloadCounts(db, taken);
      } catch (error) {
        for (const left of taken) add(left);
        throw error;
      }
    },
  };
}

/** Bytes that a player asks for to learn whether the server sends parts. */
const PROBE = 2;

/**
 * Checks whether a visitor gets a file with this response: all of it, or its beginning. The other parts of a download that was
 * interrupted or that a video consists of, and files that the browser has already, are not counted again.
 */
function isDownload({ headers, status }: SentDownload): boolean {
  const purpose = `${String(headers['sec-purpose'] ?? '')}${String(headers['purpose'] ?? '')}`;
  if (purpose.includes('prefetch') || isStaff(headers)) return false;
  return status === 200 || (status === 206 && beginsFile(headers.range));
}

function beginsFile(range: string | undefined): boolean {
  const [, end] = /^bytes=0-(\d*)/.exec(range ?? '') ?? [];
  return end !== undefined && (end === '' || Number(end) >= PROBE);
}
