const ID = '{id}';
const RECORD = /^\?id=(\d{1,15})$/;

/**
 * Returns the addresses of the requests that a screen of the panel sends first. Filters change the requests of a list,
 * so with any other query than a record's id there are none.
 * @param reads - addresses that the screen declares, with `{id}` in those of a record
 * @param search - query of the screen's address, such as `?id=3`
 */
export function firstReads(reads: readonly string[], search: string): string[] {
  if (search === '') return reads.filter((address) => !address.includes(ID));
  const id = RECORD.exec(search)?.[1];
  return id !== undefined && reads.some((address) => address.includes(ID))
    ? reads.map((address) => address.replace(ID, id))
    : [];
}
