import { toUnicode } from 'punycode/';

const HOST = /[\w.-]+/g;

/** Returns a text with the international domain names in it as people write them: `şirket.com` instead of `xn--irket-qxb.com`. */
export function readableHosts(text: string): string {
  return text.replace(HOST, (host) => {
    if (!/xn--/i.test(host)) return host;
    try {
      return toUnicode(host.toLowerCase());
    } catch {
      // Not a name, although it looks like one.
      return host;
    }
  });
}

/** Returns an address with a host that people can read: a printed page shows it. */
export function readableAddress(address: string): string {
  return address.replace(
    /^(https?:\/\/)([^/?#]+)/i,
    (_all, start: string, host: string) => start + readableHosts(host),
  );
}
