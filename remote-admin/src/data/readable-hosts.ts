import { toUnicode } from 'punycode/';

const HOST = /[\w.-]+/g;

/** Letters of the Latin alphabets of Europe, with those of Azerbaijani; no rare ones that look like others. */
const LATIN = /^[a-z0-9\u00DF-\u0137\u0139-\u017E\u0218-\u021B\u0259\u1E00-\u1EF9-]+$/;
/** Alphabets whose letters are not taken for Latin ones. */
const OTHERS = [/^[\p{Script=Arabic}\d-]+$/u, /^[\p{Script=Hebrew}\d-]+$/u, /^[\p{Script=Han}\d-]+$/u];
/** Alphabets with many letters that look like Latin ones: readable below a domain of their own, such as `.рф`. */
const LOOKALIKES = [/^[\p{Script=Cyrillic}\d-]+$/u, /^[\p{Script=Greek}\d-]+$/u];

/**
 * Returns a text with the international domain names in it as people write them: `şirket.com` instead of
 * `xn--irket-idb.com`. A name that mixes alphabets, or could be taken for another one, stays as it is, as in browsers.
 */
export function readableHosts(text: string): string {
  return text.replace(HOST, (host) => (/xn--/i.test(host) ? readableHost(host) : host));
}

/** Returns an address with a host that people can read; see `readableHosts`. */
export function readableAddress(address: string): string {
  return address.replace(
    /^(https?:\/\/|mailto:[^@?]*@)([^/?#]+)/i,
    (_all, start: string, host: string) => start + readableHosts(host),
  );
}

function readableHost(host: string): string {
  try {
    const readable = toUnicode(host.toLowerCase());
    return isUnmistakable(readable) && new URL(`https://${readable}`).hostname === host.toLowerCase() ? readable : host;
  } catch {
    // Not a name, although it looks like one.
    return host;
  }
}

function isUnmistakable(host: string): boolean {
  const labels = host.split('.');
  const isOwn = (alphabet: RegExp) => alphabet.test(labels.at(-1) ?? '');
  return labels.every((label) => {
    return [LATIN, ...OTHERS, ...LOOKALIKES.filter(isOwn)].some((alphabet) => alphabet.test(label));
  });
}
