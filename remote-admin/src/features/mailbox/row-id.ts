/** Element id of a row's link, used to focus it. */
export function rowId(id: number): string {
  return `ileti-${id}`;
}
