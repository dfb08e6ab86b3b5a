import { cleanLine } from '@vitrin/shared-contracts/invisible';
import { readableAddress } from '../data/readable-hosts.ts';

const ALLOWED = /^(https:\/\/|mailto:|tel:|\/(?!\/))\S+$|^\/$/i;
const E_MAIL = /^[^\s@:/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;
/** A phone number with its extension. Not parsed by the library of phone numbers, which is larger than the editor's dialogs. */
const PHONE = /^(\+?[\d\s()/.-]{7,24}?)(?:\s*(?:dahili|dah\.)[\s:]*(\d{1,6}))?$/i;
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
  const text = cleanLine(typed);
  if (isAllowedAddress(text)) return text;
  if (E_MAIL.test(text)) return `mailto:${text}`;
  const [, number, extension] = PHONE.exec(text) ?? [];
  if (number !== undefined) return phoneAddress(number, extension);
  return HOST.test(text) ? `https://${text}` : null;
}

/** Numbers without a calling code are Turkish. */
function phoneAddress(number: string, extension: string | undefined): string {
  const digits = number.replace('(0)', '').replaceAll(/[^\d+]/g, '');
  const international = digits.replace(/^00/, '+').replace(/^0(?=\d{10}$)/, '+90');
  return `tel:${international}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Checks whether the typed text is an address and not a page search. */
export function looksLikeAddress(typed: string): boolean {
  return /^(\/|www\.|[a-z]+:)/i.test(typed.trim()) || typed.includes('@');
}

/**
 * Returns the address for the text in the field of a link that had an address before. The field shows a readable host;
 * as long as nobody changes it, the address itself stays as it was. A new address is stored as people write it, because
 * a printed page shows it.
 */
export function changedAddress(typed: string, before: string): string | null {
  if (before !== '' && typed === readableAddress(before)) return before;
  const address = linkAddress(typed);
  return address === null ? null : readableAddress(address);
}
