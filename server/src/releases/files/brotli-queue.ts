import { releaseFolder, storedReleases } from './release-files.ts';

/** Folders of stored releases that may lack Brotli variants. */
export interface BrotliQueue {
  add(folder: string): void;
  /**
   * Returns the folders added since the last call, and at the first call those of all releases on the disk: an earlier
   * process may have been stopped before it had written the variants.
   */
  take(): Promise<readonly string[]>;
}

export function createBrotliQueue({ dataDir }: { dataDir: string }): BrotliQueue {
  const added = new Set<string>();
  let isFirst = true;
  return {
    add: (folder) => void added.add(folder),
    async take() {
      if (isFirst)
        for (const { unit, id } of await storedReleases(dataDir)) added.add(releaseFolder(dataDir, unit, id));
      isFirst = false;
      const taken = [...added];
      added.clear();
      return taken;
    },
  };
}
