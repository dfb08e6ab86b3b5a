import { lazyPart } from '../../../shared/lazy-part.ts';

/** Notices of the site: most sites show none, so their script and styles are a chunk. */
export const announcementsPart = lazyPart(
  async () => (await import(/* webpackChunkName: "announcements" */ './announcements.tsx')).Announcements,
);
