/** Navigation state set by links of this page; navigating back then closes what the link has opened. */
export const openedHere = { openedHere: true } as const;

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
