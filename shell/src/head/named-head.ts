import type { Head } from '@vitrin/shared-contracts/remote-app';

/** A path of the site, as the server reads it in structured data. */
const PATH = /^\/(?![/\\\s])/;

/**
 * Returns the metadata of a page with the addresses that its paths have on this site.
 * @param addressOf - returns the address of a path with its language prefix
 */
export function namedHead(head: Head, addressOf: (path: string) => string): Head {
  const { canonical, alternates, structured } = head;
  return {
    ...head,
    canonical: canonical === null ? null : addressOf(canonical),
    ...(alternates && {
      alternates: Object.fromEntries(Object.entries(alternates).map(([abbr, path]) => [abbr, addressOf(path)])),
    }),
    ...(structured && { structured: structured.map((item) => withAddresses(item, addressOf) as object) }),
  };
}

function withAddresses(value: unknown, addressOf: (path: string) => string): unknown {
  if (typeof value === 'string') return PATH.test(value) ? addressOf(value) : value;
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, addressOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withAddresses(each, addressOf)]));
}
