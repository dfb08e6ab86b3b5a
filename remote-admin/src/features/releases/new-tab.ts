/** Opens a URL in a new tab; replaced in tests. Returns false if the browser has blocked it. */
export const newTab = {
  open(address: string): boolean {
    const tab = globalThis.open(address, '_blank');
    if (tab) tab.opener = null;
    return tab !== null;
  },
};
