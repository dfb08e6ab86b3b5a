/** The part of yauzl that is used here; the package has no type declarations. */
declare module 'yauzl' {
  export interface Entry {
    readonly fileName: string;
    readonly compressedSize: number;
    readonly uncompressedSize: number;
    isEncrypted(): boolean;
  }

  export interface ZipFile {
    readonly entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<NodeJS.ReadableStream & AsyncIterable<Uint8Array>>;
    close(): void;
  }

  /** Reads the bytes of an archive from anywhere. */
  export abstract class RandomAccessReader {
    /** @param end - position behind the last byte */
    abstract _readStreamForRange(start: number, end: number): NodeJS.ReadableStream;
  }

  interface Options {
    /** Closes the archive after its last entry. */
    autoClose?: boolean;
  }

  /** Entries are read lazily, one at a time. */
  export function openPromise(path: string, options?: Options): Promise<ZipFile>;
  export function fromRandomAccessReaderPromise(
    reader: RandomAccessReader,
    totalSize: number,
    options?: Options,
  ): Promise<ZipFile>;
}

/** The part of qrcode that is used here; the package has no type declarations. */
declare module 'qrcode' {
  export interface BitMatrix {
    readonly size: number;
    /** Modules row by row; 1 for each dark module. */
    readonly data: Uint8Array;
  }

  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: BitMatrix };
}
