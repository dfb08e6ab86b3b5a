import { limits } from '@vitrin/shared-contracts/limits';
import { noFolder } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import type { Size } from './fill-database.ts';
import { searchTerms } from './turkish-texts.ts';

/** A request of the panel to one of its lists. */
export interface ListCall {
  what: string;
  address(size: Size): string;
}

const search = (list: string, text: string) => () => `${list}?search=${encodeURIComponent(text)}`;

function everyList(list: string, last: (size: Size) => number): ListCall[] {
  return [
    { what: 'first page', address: () => list },
    { what: `search, common word (${searchTerms.common})`, address: search(list, searchTerms.common) },
    { what: `search, rare word (${searchTerms.rare})`, address: search(list, searchTerms.rare) },
    { what: `search, two letters (${searchTerms.short})`, address: search(list, searchTerms.short) },
    { what: 'search, two words', address: search(list, `${searchTerms.rare} ${searchTerms.common}`) },
    { what: 'last page', address: (size) => `${list}?page=${last(size)}` },
  ];
}

const contact = api.adminMailbox('contact');
const IN_INBOX = 0.92;

/** Requests by list name; the requests that are specific to a list come last. */
export const listCalls: Readonly<Record<string, readonly ListCall[]>> = {
  articles: everyList(api.adminArticles, ({ articles }) => Math.ceil(articles / limits.panelPageSize)),
  messages: [
    ...everyList(contact, ({ messages }) => Math.ceil((messages * IN_INBOX) / limits.panelPageSize)),
    { what: 'a middle page', address: ({ messages }) => `${contact}?page=${Math.ceil(messages / 50)}` },
    { what: 'trash', address: () => `${contact}?section=trash` },
    { what: 'quarantine', address: () => `${contact}?quarantine=1` },
    { what: 'unread count', address: () => `${contact}/not-check-count` },
  ],
  media: [
    ...everyList(api.adminMedia, ({ media }) => Math.ceil(media / limits.mediaPageSize)),
    { what: 'without a folder', address: () => `${api.adminMedia}?folder=${encodeURIComponent(noFolder)}` },
    { what: 'without alternative text', address: () => `${api.adminMedia}?state=no-alt` },
    { what: 'unused', address: () => `${api.adminMedia}?state=unused` },
    // This picture is used as a cover and inside a text.
    { what: 'one picture with its uses', address: () => api.adminMediaRecord(1) },
    { what: 'one unused picture', address: ({ media }) => api.adminMediaRecord(media) },
  ],
};
