/** Addresses that forward to the one in their parameter: search results, documents and mails write them instead of the link. */
const WRAPPERS: readonly { host: RegExp; path: RegExp; parameters: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameters: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\//, parameters: ['u'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir|safety)\//, parameters: ['url'] },
];

/** A wrapped address may be wrapped again. */
const MAX_LAYERS = 3;

/** Returns the address that a forwarding address stands for; other addresses unchanged. */
export function withoutWrapper(address: string, layers = MAX_LAYERS): string {
  if (layers === 0 || !/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  const wrapped = wrapper?.parameters
    .map((name) => searchParams.get(name) ?? '')
    .find((value) => /^https?:/i.test(value));
  return wrapped === undefined ? address : withoutWrapper(wrapped, layers - 1);
}
