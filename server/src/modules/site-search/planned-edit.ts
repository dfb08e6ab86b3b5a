import { telephoneUri } from '@vitrin/shared-contracts/phone';
import type { SiteSearchQuery, TextDoubt } from '@vitrin/shared-contracts/site-search';
import type { TextEdit } from './edit-text.ts';
import { findMatchesOf, type Match } from './find-matches.ts';
import { numberInAddress, phonePattern } from './phone-notations.ts';
import type { FieldText } from './rewrite-values.ts';

/** A place of a record with what is searched. */
export interface FoundPlace extends Match {
  /** Names the place within its record. */
  key: string;
  doubt: TextDoubt | null;
}

/** A search, prepared for many texts. */
export interface PreparedSearch {
  find(text: FieldText): FoundPlace[];
}

/** Prepares a search. In addresses, only the typed letters count: 'köprü' does not find '/makale/kopru'. */
export function preparedSearch(query: SiteSearchQuery): PreparedSearch {
  const find = findMatchesOf(query);
  const findsAddresses = isAddressLike(query.search);
  return {
    find({ path, place, part, text }) {
      return find(text)
        .filter(({ isExact }) => isExact || part !== 'address')
        .map((match) => ({
          ...match,
          key: `${path} ${place} ${match.start}`,
          doubt: doubtOf(match, { isInAddress: part === 'address' || isInAddress(text, match), findsAddresses }),
        }));
    },
  };
}

interface AddressFacts {
  isInAddress: boolean;
  findsAddresses: boolean;
}

function doubtOf({ isExact }: Match, { isInAddress, findsAddresses }: AddressFacts): TextDoubt | null {
  if (!isExact) return 'letters';
  return isInAddress && !findsAddresses ? 'address' : null;
}

/** Longest address around a place that is looked at. */
const AROUND = 200;

/** Reports whether a place is in an address that is written in a text. */
function isInAddress(text: string, { start, end }: Match): boolean {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(/\s/)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + AROUND).split(/\s/, 1);
  return /@|:\/\/|^www\./i.test(before + text.slice(start, end) + after);
}

/** Reports whether a text stands in addresses as it was typed: an address, a mail address, a host, a phone number. */
function isAddressLike(search: string): boolean {
  if (/[/@:]/.test(search) || phonePattern(search) !== null) return true;
  return search.includes('.') && !/\s/.test(search);
}

/** The address of a page is made of its title, and redirected when it is changed in the form. */
export function isReplaceable({ field }: FieldText): boolean {
  return !field.isGenerated;
}

/** Returns the edit that replaces a place. An address has no blanks, and a phone number in the notation of the address. */
export function editOf({ part, text }: FieldText, { start, end }: Match, replacement: string): TextEdit {
  if (part !== 'address') return { start, end, text: replacement };
  const number = phonePattern(text.slice(start, end)) ? numberIn(text, text.slice(start, end), replacement) : null;
  return { start, end, text: number ?? replacement.replaceAll(/\s+/g, '%20') };
}

function numberIn(address: string, replaced: string, replacement: string): string | null {
  const dialled = /^tel:/i.test(address) ? telephoneUri(replacement) : null;
  return dialled?.slice('tel:'.length) ?? numberInAddress(replacement, replaced);
}
