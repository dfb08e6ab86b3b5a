import { fileHash } from '../../platform/files/file-hash.ts';
import { privateFiles } from './private-files.ts';

const cvs = privateFiles('cv');

export const storedCvName = cvs.storedName;
export const keepCv = cvs.store;
export const removeCvs = cvs.remove;
export const settledCvs = cvs.filesOlderThanAnHour;
export const setCvsAside = cvs.moveToRemoved;

export async function fingerprint(path: string): Promise<string> {
  return (await fileHash(path)).toString('base64url');
}
