import { parseMapAddress, type MapSite } from '@vitrin/shared-contracts/map-address';
import { parseVideoAddress, playerAddress, type VideoSite } from '@vitrin/shared-contracts/video-address';

/** Links by the name under which an address asks for the one at a place of the page; the public remote writes it. */
const links = { video: '.prose .video > a', map: '.map > a[data-map]' } as const;
const HASH = /^#(video|map)-(\d+)$/;

/**
 * Replaces the link of a video or a map with its frame when the visitor presses it; nothing is loaded from the other site before. Other
 * links, and those whose frame the policy of this document does not allow, stay links.
 */
export function playVideos(allowed: readonly (MapSite | VideoSite)[]): void {
  const show = (link: HTMLAnchorElement | null | undefined): boolean => {
    const frame = link && frameOf(link, allowed);
    if (!frame) return false;
    link.replaceWith(frame);
    frame.focus();
    return true;
  };
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>(Object.values(links).join(','));
    if (show(link)) event.preventDefault();
  });
  // The visitor pressed it in a document whose policy did not allow the frame.
  const [, kind, place] = HASH.exec(location.hash) ?? [];
  if (kind !== 'video' && kind !== 'map') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  show([...document.querySelectorAll<HTMLAnchorElement>(links[kind])][Number(place)]);
}

function frameOf(link: HTMLAnchorElement, allowed: readonly (MapSite | VideoSite)[]): HTMLIFrameElement | null {
  const map = parseMapAddress(link.dataset['map'] ?? '');
  if (map) return allowed.includes(map.site) ? mapFrame(map.address, link) : null;
  const video = parseVideoAddress(link.href);
  return video && allowed.includes(video.site) ? playerOf(playerAddress(video), link) : null;
}

function mapFrame(address: string, link: Element): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = link.textContent.trim();
  frame.allow = 'fullscreen';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  return frame;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function playerOf(address: string, link: Element): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.title = link.textContent.trim();
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube rejects players without a referrer.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = address;
  return player;
}
