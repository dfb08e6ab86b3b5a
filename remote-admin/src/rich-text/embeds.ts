import { createContext } from 'react';
import { frameAddress, parseMapAddress } from '@vitrin/shared-contracts/map-address';
import { parseVideoAddress, videoPage } from '@vitrin/shared-contracts/video-address';

/** A map or video of another site that a page can show as a section. */
export interface Embed {
  kind: 'map' | 'video';
  /** Address as sections contain it. */
  address: string;
}

/** Returns the map or the video that an address, or a pasted `iframe` element, leads to; null for others. */
export function embedOf(text: string): Embed | null {
  const address = frameAddress(text) ?? text;
  const video = parseVideoAddress(address);
  if (video) return { kind: 'video', address: videoPage(video) };
  const map = parseMapAddress(address);
  return map && { kind: 'map', address: map.address };
}

/** Returns the maps and videos that pasted markup shows in frames. */
export function embedsIn(markup: string): Embed[] {
  return [...markup.matchAll(/<iframe(?=\s)[^<>]*/gi)].flatMap(([frame]) => embedOf(frame) ?? []);
}

export const embedNames: Readonly<Record<Embed['kind'], string>> = { map: 'harita', video: 'video' };

/** Adds a map or a video as a section of the page in the form; null where there are no sections, or no room for one. */
export const EmbedContext = createContext<((embed: Embed) => void) | null>(null);
