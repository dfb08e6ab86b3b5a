/** Navigation away from the document; the only seam that tests replace. */
export const pageNavigation = {
  replace(address: string): void {
    location.replace(address);
  },
  assign(address: string): void {
    location.assign(address);
  },
  reload(): void {
    location.reload();
  },
};
