const ALLOWED = /^(https:\/\/|mailto:|tel:|\/(?!\/))\S+$|^\/$/i;
const E_MAIL = /^[^\s@:/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;
const PHONE = /^\+?[\d\s()-]{7,20}$/;
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u;

/**
 * Checks whether a link target is allowed: a path of the site, https, an e-mail address, a phone number. The server has
 * the same rule.
 */
export function isAllowedAddress(address: string): boolean {
  return ALLOWED.test(address);
}

/** Error for a text that is no link address. */
export const invalidAddress =
  'Listeden bir sayfa seçin ya da https://, mailto: veya tel: ile başlayan bir adres yazın.';

/** Returns the link address for the typed text, or null if it is not one. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isAllowedAddress(text)) return text;
  if (E_MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : null;
}

/** Checks whether the typed text is an address and not a page search. */
export function looksLikeAddress(typed: string): boolean {
  return /^(\/|www\.|[a-z]+:)/i.test(typed.trim()) || typed.includes('@');
}
