import type { ReceivedFile } from '../../../../platform/http/form-file.ts';
import { copyOfInput } from '../file-sources.ts';
import type { ImportRun } from '../import-run.ts';
import type { InputFile } from '../../reading/input-files.ts';

const byName = new WeakMap<readonly InputFile[], ReadonlyMap<string, InputFile>>();

function filesByName({ files: { inputs } }: ImportRun): ReadonlyMap<string, InputFile> {
  const found = byName.get(inputs) ?? new Map(inputs.map((input) => [input.name, input]));
  byName.set(inputs, found);
  return found;
}

/** Checks whether an archive has a file. */
export function hasArchiveFile(run: ImportRun, name: string): boolean {
  return filesByName(run).has(name);
}

/**
 * Copies files of an archive to the data folder as long as `task` runs, which may move them away: `open` returns a copy, and null for a
 * file that the archive does not have.
 */
export async function withArchiveFiles<T>(
  run: ImportRun,
  task: (open: (name: string) => Promise<ReceivedFile | null>) => Promise<T>,
): Promise<T> {
  const discards: (() => Promise<void>)[] = [];
  try {
    return await task(async (name) => {
      const input = filesByName(run).get(name);
      if (!input) return null;
      const { file, discard } = await copyOfInput(input, run.files.dataDir);
      discards.push(discard);
      return file;
    });
  } finally {
    for (const discard of discards) await discard();
  }
}
