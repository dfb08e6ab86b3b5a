import { parseVideoAddress, playerOrigins, type VideoSite } from '@vitrin/shared-contracts/video-address';

/** A video block, as the renderer of rich text writes it. Text of a page cannot contain it: its markup is escaped. */
const VIDEO = /<p class="video"><a href="([^"]+)"/g;

/** Returns the sites whose videos a page shows. */
export function shownVideos(html: string): VideoSite[] {
  const sites = [...html.matchAll(VIDEO)].flatMap(([, address = '']) => parseVideoAddress(address)?.site ?? []);
  return [...new Set(sites)];
}

/** Returns the origins of the players of these sites. */
export function originsOf(sites: readonly VideoSite[]): string[] {
  return sites.map((site) => playerOrigins[site]);
}
