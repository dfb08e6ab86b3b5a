const NEIGHBOURS = 2;

/** Returns the first page, the last page and the pages around the current one. */
export function pageWindow(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBOURS);
}
