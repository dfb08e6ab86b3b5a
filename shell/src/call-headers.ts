/** Returns the headers of every call (product §7): the mark of a script request and the CSRF value of the page. */
export function callHeaders(): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': globalThis.csrf_token ?? '' };
}
