import { limits } from 'shared-contracts/limits';
import { noFolder } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import type { Size } from './fill-database.ts';
import { sought } from './turkish.ts';

/** A request of the panel to one of its lists. */
export interface ListCall {
  what: string;
  address(size: Size): string;
}

const search = (list: string, words: string) => () => `${list}?search=${encodeURIComponent(words)}`;

function everyList(list: string, last: (size: Size) => number): ListCall[] {
  return [
    { what: 'first page', address: () => list },
    { what: `search, common word (${sought.common})`, address: search(list, sought.common) },
    { what: `search, rare word (${sought.rare})`, address: search(list, sought.rare) },
    { what: `search, two letters (${sought.short})`, address: search(list, sought.short) },
    { what: 'search, two words', address: search(list, `${sought.rare} ${sought.common}`) },
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
    { what: 'a page in the middle', address: ({ messages }) => `${contact}?page=${Math.ceil(messages / 50)}` },
    { what: 'trash', address: () => `${contact}?section=trash` },
    { what: 'quarantine', address: () => `${contact}?quarantine=1` },
    { what: 'unread count', address: () => `${contact}/not-check-count` },
  ],
  media: [
    ...everyList(api.adminMedia, ({ media }) => Math.ceil(media / limits.mediaPageSize)),
    { what: 'in no folder', address: () => `${api.adminMedia}?folder=${encodeURIComponent(noFolder)}` },
    { what: 'without alternative text', address: () => `${api.adminMedia}?state=no-alt` },
    { what: 'unused', address: () => `${api.adminMedia}?state=unused` },
    // Shown as a cover and in a text.
    { what: 'one picture, where it is used', address: () => api.adminMediaRecord(1) },
    { what: 'one picture, used nowhere', address: ({ media }) => api.adminMediaRecord(media) },
  ],
};
