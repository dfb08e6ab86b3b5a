/** Navigates away from this document: a change of surface is always a full document load. Replaced in tests. */
export const navigation = {
  go: (address: string) => globalThis.location.assign(address),
};
