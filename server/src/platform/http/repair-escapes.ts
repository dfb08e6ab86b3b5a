const ESCAPES = /(?:%[\da-f]{2})+/gi;
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;
/** Contains ISO-8859-9, the other one-byte encoding of Turkish. */
const turkish = new TextDecoder('windows-1254');

/**
 * Returns an address all of whose escapes are UTF-8, because the router refuses any other. Sites from before UTF-8 have
 * links with one byte for each letter: `%FD` is `ı`. A percent sign without digits stands for itself.
 */
export function repairEscapes(address: string): string {
  if (!address.includes('%')) return address;
  return address.replace(STRAY_PERCENT, '%25').replace(ESCAPES, repaired);
}

function repaired(escapes: string): string {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex');
    return encodeURIComponent(turkish.decode(bytes));
  }
}
