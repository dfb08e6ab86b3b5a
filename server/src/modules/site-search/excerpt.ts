import type { FoundText } from '@vitrin/shared-contracts/site-search';
import type { Match } from './find-matches.ts';

/** Characters before and after the found text. */
const LEAD = 60;
const TAIL = 90;

/** Returns the found text with what is around it, cut between words. */
export function excerptOf(text: string, { start, end }: Match): Pick<FoundText, 'lead' | 'found' | 'tail'> {
  const lead = oneLine(text.slice(Math.max(0, start - LEAD), start));
  const tail = oneLine(text.slice(end, end + TAIL));
  return {
    lead: start > LEAD ? `… ${lead.replace(/^\S*\s/, '')}` : lead,
    found: oneLine(text.slice(start, end)),
    tail: text.length > end + TAIL ? `${tail.replace(/\s\S*$/, '')} …` : tail,
  };
}

/** A cut may also have split a character of two parts. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\p{Surrogate}/gu, '');
}
