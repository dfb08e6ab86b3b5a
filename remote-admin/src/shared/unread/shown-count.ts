const MOST = 99;

/** A count where there is little room. */
export function shownCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
