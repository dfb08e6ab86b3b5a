import { Transform, type TransformCallback } from 'node:stream';
import { ImportError } from './import-error.ts';
import { readingLimits } from './limits.ts';

/** Counts the uncompressed bytes of all files of an import. */
export interface ByteBudget {
  used: number;
}

/**
 * Passes the content of an unpacked file on, and fails when it grows beyond the ratio of its packed size or the limit of the whole
 * import.
 */
export function boundedStream(name: string, packedBytes: number, budget: ByteBudget): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      budget.used += chunk.length;
      const problem = problemOf({ bytes, packedBytes, total: budget.used });
      if (problem) done(new ImportError(`${name}: ${problem}`));
      else done(null, chunk);
    },
  });
}

function problemOf({ bytes, packedBytes, total }: Record<'bytes' | 'packedBytes' | 'total', number>): string | null {
  if (bytes > readingLimits.ratioFrom && bytes > packedBytes * readingLimits.ratio)
    return 'dosya, sıkıştırılmış boyutuna göre aşırı büyük açılıyor; okunmadı.';
  if (total > readingLimits.bytes) return 'açılan dosyaların toplamı 8 GB sınırını aşıyor; okunmadı.';
  return null;
}
