import { parse } from 'secure-json-parse';
import { validate } from '@vitrin/shared-contracts/validation';
import { BackupError } from '../backup-error.ts';
import { ARCHIVE_FORMAT, entryNames, manifestSchema, type Manifest } from './manifest.ts';

/** Compares what a backup contains with what its manifest and checksums announce. */
export class ContentCheck {
  #manifest: Manifest | null = null;
  #checksums: Record<string, unknown> | null = null;
  readonly #hashes = new Map<string, string>();
  readonly #rows: Record<string, number> = {};
  #files = 0;

  /** Throws for an entry that is there twice, before the manifest, or after the checksums. */
  begin(name: string): void {
    if (this.#checksums !== null || this.#hashes.has(name)) throw new BackupError(`Yedekte ${name} iki kez var.`);
    if (this.#manifest === null && name !== entryNames.manifest)
      throw new BackupError('Bu dosya bir Vitrin yedeği değil.');
  }

  setManifest(text: string): Manifest {
    const value = parsed(text);
    const { format } = value;
    if (typeof format === 'number' && format > ARCHIVE_FORMAT)
      throw new BackupError(
        `Bu yedek Vitrin’in daha yeni bir sürümüyle alınmış (${String(value.version)}). Vitrin’i yükseltin.`,
      );
    const result = validate(manifestSchema, value);
    if (result.errors) throw new BackupError('Yedeğin içindekiler listesi okunamıyor.');
    this.#manifest = result.value;
    return this.#manifest;
  }

  setChecksums(text: string): void {
    this.#checksums = parsed(text);
  }

  setHash(name: string, hash: string): void {
    this.#hashes.set(name, hash);
  }

  countRows(table: string, count: number): void {
    this.#rows[table] = (this.#rows[table] ?? 0) + count;
  }

  countFile(): void {
    this.#files += 1;
  }

  /** Throws unless everything that was announced has been read, and nothing else. */
  finish(): Manifest {
    if (this.#manifest === null || this.#checksums === null) throw new BackupError('Yedek dosyası yarım.');
    const names = Object.keys(this.#checksums);
    const wrong = names.find((name) => this.#hashes.get(name) !== this.#checksums?.[name]);
    if (wrong !== undefined) throw new BackupError(`Yedekteki ${wrong} bozuk ya da eksik.`);
    if (names.length !== this.#hashes.size) throw new BackupError('Yedekte listesinde olmayan girdiler var.');
    this.#checkCounts(this.#manifest);
    return this.#manifest;
  }

  #checkCounts({ rows, files }: Manifest): void {
    const tables = new Set([...Object.keys(rows), ...Object.keys(this.#rows)]);
    for (const table of tables)
      if ((rows[table] ?? 0) !== (this.#rows[table] ?? 0))
        throw new BackupError(`Yedekte ${table} tablosunun satırları eksik.`);
    if (files !== this.#files) throw new BackupError('Yedekte dosyalar eksik.');
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new BackupError('Yedeğin içindekiler listesi okunamıyor.');
}
