import type { ReleaseDescriptor, Unit } from 'shared-contracts/releases';

/** The descriptor read from a release's row. */
interface StoredDescriptor {
  descriptor: ReleaseDescriptor;
  /** False where the text cannot be read or is another release's: a row that somebody has changed or copied. */
  isItsOwn: boolean;
}

/**
 * Parses a stored descriptor. Never throws: one row that was tampered with must not keep the others from being read.
 */
export function readDescriptor({
  unit,
  id,
  descriptor: text,
}: {
  unit: string;
  id: string;
  descriptor: string;
}): StoredDescriptor {
  const read = parsed(text);
  return read?.unit === unit && read.id === id
    ? { descriptor: completed(read), isItsOwn: true }
    : { descriptor: nothing(unit as Unit, id), isItsOwn: false };
}

type Read = Partial<ReleaseDescriptor>;

function parsed(text: string): Read | null {
  try {
    return JSON.parse(text) as Read | null;
  } catch {
    return null;
  }
}

/** Releases of version 1.0 say less: one exact version, and nothing of libraries or commits. */
function completed(read: Read): ReleaseDescriptor {
  const isOld = read.shared === undefined && read.unit !== 'shell';
  const whole = { ...nothing(read.unit ?? 'shell', read.id ?? ''), ...read };
  return { ...whole, contract: isOld ? `^${whole.contract}` : whole.contract };
}

/** Compatible with nothing, so that it is never chosen. */
function nothing(unit: Unit, id: string): ReleaseDescriptor {
  return {
    unit,
    id,
    commit: null,
    built_at: new Date(0).toISOString(),
    contract: '',
    runtime: '',
    shared: {},
    entry: '',
    preload: [],
    styles: [],
    files: {},
    server: {},
  };
}
