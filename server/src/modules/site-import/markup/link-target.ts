import type { Conversion } from './conversion.ts';

const MAX_LENGTH = 2_000;

/** Returns the address to which a link leads now; null for one that must not or cannot be a link, which is named. */
export function linkTarget(href: string, { references, note, base }: Conversion): string | null {
  const address = withoutBlanks(href);
  if (address.startsWith('#')) return left(note, href, 'sayfa içi bağlantı; metni kaldı');
  if (/^(?:mailto:[^\s@]+@|tel:)\S+$/i.test(address)) return address;
  return (
    references.link(address) ??
    webAddress(address, base) ??
    left(note, href, 'güvenli olmayan ya da bozuk bağlantı; metni kaldı')
  );
}

/** Browsers ignore blanks and control characters inside of a protocol. */
function withoutBlanks(href: string): string {
  return href.replaceAll(/[\s\p{Cc}]+/gu, '');
}

/** Pages of this site link to https only, which nearly every server has by now. */
function webAddress(address: string, base: string): string | null {
  const url = URL.parse(address, URL.canParse(base) ? base : undefined);
  if (!url) return /^\/(?![/\\])/.test(address) ? address : null;
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > MAX_LENGTH) return null;
  url.protocol = 'https:';
  return url.href;
}

function left(note: Conversion['note'], what: string, reason: string): null {
  note(what, reason);
  return null;
}
