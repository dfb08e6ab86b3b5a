/** State of an address that a link of this page has led to: going back is then the way to close what it has opened. */
export const openedHere = { openedHere: true } as const;

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
