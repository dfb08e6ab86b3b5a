/** The part of yauzl that is used here; the package brings no types of its own. */
declare module 'yauzl' {
  export interface Entry {
    readonly fileName: string;
    readonly uncompressedSize: number;
    isEncrypted(): boolean;
  }

  export interface ZipFile {
    readonly entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    close(): void;
  }

  /** Entries are read one at a time, as they are asked for. */
  export function openPromise(path: string): Promise<ZipFile>;
}

/** The part of qrcode that is used here; the package brings no types of its own. */
declare module 'qrcode' {
  export interface BitMatrix {
    readonly size: number;
    /** 1 for each dark module, row by row. */
    readonly data: Uint8Array;
  }

  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: BitMatrix };
}
