/** Leaving the document; the one seam that tests replace. */
export const departure = {
  replace(address: string): void {
    location.replace(address);
  },
  reload(): void {
    location.reload();
  },
};
