import path from 'node:path';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { compressRelease, type CompressionLevels } from '../../../releases/files/compressed-files.ts';
import type { StoredRelease } from '../../../releases/serving/registry.ts';
import type { ReceivedRelease } from './receive.ts';

interface Testing {
  /** Whose compressed variants are copied for files that it contains too. */
  live: StoredRelease | null;
  /** For the other files. */
  effort: CompressionLevels;
  /** Returns the reason for a rejection, in Turkish, or null. */
  smokeTest: (release: StoredRelease) => Promise<string | null>;
}

/** Runs the smoke test, in processes of its own, and compresses the files meanwhile. Returns the result of the test. */
export async function testAndCompress(
  { release: { descriptor }, incoming }: Pick<ReceivedRelease, 'release' | 'incoming'>,
  { live, effort, smokeTest }: Testing,
): Promise<string | null> {
  const stopping = new AbortController();
  const sameFile = sameFileIn(live, descriptor);
  const compressed = compressRelease(incoming, descriptor, { effort, sameFile, signal: stopping.signal });
  // A failure is reported after the smoke test.
  compressed.catch(() => undefined);
  try {
    const base = `/releases/${descriptor.unit}/${descriptor.id}/`;
    const fault = await smokeTest({ descriptor, folder: incoming, base });
    if (fault === null) await compressed;
    return fault;
  } finally {
    stopping.abort();
    // The caller removes the folder.
    await compressed.catch(() => undefined);
  }
}

/** Finds the file with the same content in the live release: most files of a release are those of the one before. */
function sameFileIn(live: StoredRelease | null, { files }: ReleaseDescriptor): (file: string) => string | null {
  const stored = new Map(
    Object.entries(live?.descriptor.files ?? {}).map(([file, integrity]) => [integrity, file] as const),
  );
  return (file) => {
    const same = stored.get(files[file] ?? '');
    return live && same !== undefined ? path.join(live.folder, same) : null;
  };
}
