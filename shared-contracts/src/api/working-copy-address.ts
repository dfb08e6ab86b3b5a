/** Query parameter that names the draft of a new record. */
export const workingCopyParam = 'taslak';

/**
 * Returns the address of the form with the draft of a new record.
 * @param insert - address of the form of a new record
 * @param id - id of the draft
 */
export function workingCopyAddress(insert: string, id: string): string {
  const [path, query] = insert.split('?');
  const params = new URLSearchParams(query);
  params.set(workingCopyParam, id);
  return `${path}?${params}`;
}
