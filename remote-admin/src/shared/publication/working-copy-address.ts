/** Query parameter that names the draft of a new record. */
export const workingCopyParam = 'taslak';

/** Returns the address of the form with the draft of a new record. */
export function workingCopyAddress(insert: string, id: string): string {
  const [path, query] = insert.split('?');
  const params = new URLSearchParams(query);
  params.set(workingCopyParam, id);
  return `${path}?${params}`;
}
