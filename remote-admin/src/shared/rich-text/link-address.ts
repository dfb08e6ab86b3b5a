const ALLOWED = /^(https:\/\/|mailto:|tel:|\/(?!\/))\S+$|^\/$/i;
const E_MAIL = /^[^\s@:/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;
const PHONE = /^\+?[\d\s()-]{7,20}$/;
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u;

/** What a link may lead to: a path of the site, https, an e-mail address, a phone. The server keeps the same. */
export function isAllowedAddress(address: string): boolean {
  return ALLOWED.test(address);
}

/** The address that was meant by what somebody typed, or null. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isAllowedAddress(text)) return text;
  if (E_MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : null;
}

/** What is typed as an address is no search for a page. */
export function looksLikeAddress(typed: string): boolean {
  return /^(\/|www\.|[a-z]+:)/i.test(typed.trim()) || typed.includes('@');
}
