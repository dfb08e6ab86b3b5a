import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';

/** The descriptor read from a release's row. */
interface StoredDescriptor {
  descriptor: ReleaseDescriptor;
  /** False if the text cannot be parsed or describes another release: the row was modified or copied. */
  matchesRow: boolean;
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
    ? { descriptor: withDefaults(read), matchesRow: true }
    : { descriptor: emptyDescriptor(unit as Unit, id), matchesRow: false };
}

type PartialDescriptor = Partial<ReleaseDescriptor>;

function parsed(text: string): PartialDescriptor | null {
  try {
    return JSON.parse(text) as PartialDescriptor | null;
  } catch {
    return null;
  }
}

/**
 * Fills in missing fields. Releases of version 1.0 have fewer: one exact API version, no shared libraries and no
 * commit.
 */
function withDefaults(read: PartialDescriptor): ReleaseDescriptor {
  const isOld = read.shared === undefined && read.unit !== 'shell';
  const whole = { ...emptyDescriptor(read.unit ?? 'shell', read.id ?? ''), ...read };
  return { ...whole, contract: isOld ? `^${whole.contract}` : whole.contract };
}

/** Returns a descriptor that is compatible with nothing, so that it is never chosen. */
function emptyDescriptor(unit: Unit, id: string): ReleaseDescriptor {
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
