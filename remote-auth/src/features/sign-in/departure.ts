/** Leaves this document; surfaces are crossed by full document loads only. Replaced in tests. */
export const departure = {
  go: (address: string) => globalThis.location.assign(address),
};
