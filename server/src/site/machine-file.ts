import { cachedPage, type CachedPage } from './html-cache.ts';
import { documentHeaders } from './policies.ts';

export interface MachineFile {
  type: string;
  text: string;
}

/** Files that machines read, as they stand in one edition of the site: each is made once, whoever asks for it first. */
export interface MachineFiles {
  /** Null where there is no such file. */
  read(name: string, edition: string, make: () => Promise<MachineFile | null>): Promise<CachedPage | null>;
}

export function createMachineFiles(): MachineFiles {
  let kept = { edition: '', files: new Map<string, Promise<CachedPage | null>>() };
  return {
    read(name, edition, make) {
      if (kept.edition !== edition) kept = { edition, files: new Map() };
      const { files } = kept;
      const ready = files.get(name) ?? prepared(make);
      files.set(name, ready);
      ready.then(
        (file) => void (file === null && files.delete(name)),
        () => void files.delete(name),
      );
      return ready;
    },
  };
}

async function prepared(make: () => Promise<MachineFile | null>): Promise<CachedPage | null> {
  const file = await make();
  if (!file) return null;
  const headers = {
    ...documentHeaders,
    'Content-Type': file.type,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };
  return cachedPage({ status: 200, isLasting: true }, headers, file.text);
}
