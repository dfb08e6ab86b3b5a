/** Opens an address beside the panel; replaced in tests. False: the browser has not let it. */
export const newTab = {
  open(address: string): boolean {
    const tab = globalThis.open(address, '_blank');
    if (tab) tab.opener = null;
    return tab !== null;
  },
};
