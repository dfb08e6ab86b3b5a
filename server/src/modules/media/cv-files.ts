import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { privateFiles } from './private-files.ts';

const cvs = privateFiles('cv');

export const cvPath = cvs.pathOf;
export const keepCv = cvs.store;
export const removeCvs = cvs.remove;
export const settledCvs = cvs.filesOlderThanAnHour;
export const setCvsAside = cvs.moveToRemoved;

export async function fingerprint(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('base64url');
}
