/** What the link of a row is found by, to give it the focus. */
export function rowId(id: number): string {
  return `ileti-${id}`;
}
