/** What every call carries (product §7): the mark of a script and the page's CSRF value. */
export function callHeaders(): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': globalThis.csrf_token ?? '' };
}
