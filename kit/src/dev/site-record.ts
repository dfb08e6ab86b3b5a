import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { loginPath, panelPath } from '@vitrin/shared-contracts/first-paths';
import { contentPreviewPaths } from '@vitrin/shared-contracts/paths';
import { isPersonal } from './cookies.ts';

/** A stored answer of a site to a GET request. */
export interface RecordedAnswer {
  status: number;
  headers: Record<string, string>;
  /** Name of the file with the body. */
  body: string;
}

/** Answers of a site, in files that a team can commit. */
export interface SiteRecord {
  save(address: string, answer: { status: number; headers: IncomingHttpHeaders; body: Buffer }): void;
  find(address: string): { answer: RecordedAnswer; body: Buffer } | null;
}

/** What belongs to people and not to the site is never stored. */
const PRIVATE = new RegExp(
  `^(?:${panelPath}|${loginPath}|${contentPreviewPaths.form('').slice(0, -1)}|/api/(?:admin|auth))(?:[/?]|$)`,
);
const KEPT_HEADERS =
  /^(?:content-type|content-language|content-security-policy|location|cross-origin-.*|x-content-type-options)$/;
const INDEX = 'index.json';

/** Reports whether the answer to a request may be stored: public reads only. */
export function isRecordable(
  method: string | undefined,
  address: string,
  { authorization, cookie }: IncomingHttpHeaders,
): boolean {
  return method === 'GET' && authorization === undefined && !isPersonal(cookie) && !PRIVATE.test(address);
}

/** Opens the record in a folder, which need not exist. */
export function openRecord(folder: string): SiteRecord {
  const index = path.join(folder, INDEX);
  const answers: Record<string, RecordedAnswer> = existsSync(index)
    ? (JSON.parse(readFileSync(index, 'utf8')) as Record<string, RecordedAnswer>)
    : {};
  return {
    save(address, { status, headers, body }) {
      const name = createHash('sha256').update(body).digest('hex').slice(0, 16);
      const kept = Object.entries(headers).filter(([header]) => KEPT_HEADERS.test(header));
      answers[address] = {
        status,
        headers: Object.fromEntries(kept.map(([key, value]) => [key, String(value)])),
        body: name,
      };
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), body);
      const sorted = Object.fromEntries(Object.entries(answers).toSorted(([left], [right]) => (left < right ? -1 : 1)));
      writeFileSync(index, `${JSON.stringify(sorted, null, 2)}\n`);
    },
    find(address) {
      const answer = answers[address];
      return answer ? { answer, body: readFileSync(path.join(folder, answer.body)) } : null;
    },
  };
}
