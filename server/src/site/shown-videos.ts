import { mapFrames, parseMapAddress, type MapSite } from '@vitrin/shared-contracts/map-address';
import { parseVideoAddress, playerOrigins, type VideoSite } from '@vitrin/shared-contracts/video-address';

/** Sites whose frames a page may show. */
export type FrameSite = MapSite | VideoSite;

/** A video block, as the renderer of rich text writes it. Text of a page cannot contain it: its markup is escaped. */
const VIDEO = /<p class="video"><a href="([^"]+)"/g;
/** The link of a map section; rich text cannot contain its attribute. */
const MAP = /<p class="map"><a data-map="([^"]+)"/g;

/** Returns the sites whose videos and maps a page shows. */
export function shownVideos(html: string): FrameSite[] {
  const videos = [...html.matchAll(VIDEO)].flatMap(([, address = '']) => parseVideoAddress(address)?.site ?? []);
  const maps = [...html.matchAll(MAP)].flatMap(
    ([, address = '']) => parseMapAddress(address.replaceAll('&amp;', '&'))?.site ?? [],
  );
  return [...new Set<FrameSite>([...videos, ...maps])];
}

const sources: Readonly<Record<FrameSite, string>> = { ...playerOrigins, ...mapFrames };

/** Returns the sources of the frames of these sites: the origin of players, and the one page that shows maps. */
export function originsOf(sites: readonly FrameSite[]): string[] {
  return sites.map((site) => sources[site]);
}
