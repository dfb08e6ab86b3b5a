/** Returns the id of the element that shows a branch on the contact page. */
export function branchAnchor(address: number): string {
  return `sube-${address}`;
}
