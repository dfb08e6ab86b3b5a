const MEGABYTE = 1_048_576;

/** Limits of what is read, against archives and files that are made to fill memory or disk. */
export const readingLimits = {
  /** Uncompressed bytes of all files of an import. */
  bytes: 8_192 * MEGABYTE,
  /** Uncompressed bytes for each compressed one. Exports of texts reach about 15; deflate allows 1,030. */
  ratio: 200,
  /** Uncompressed bytes from which the ratio counts. */
  ratioFrom: 16 * MEGABYTE,
  entries: 100_000,
  /** Archives inside archives: a zip with a gzip file is read, more is refused. */
  depth: 2,
  /** Characters of one item. */
  itemLength: 16 * MEGABYTE,
  /** Elements of one item, and levels of its markup. */
  itemElements: 20_000,
  markupDepth: 120,
} as const;
