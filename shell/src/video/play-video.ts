import { parseVideoAddress, playerAddress, type VideoSite } from '@vitrin/shared-contracts/video-address';

const LINK = '.prose .video > a';
/** Asks for the video at this place of the page; written by the public remote. */
const HASH = /^#video-(\d+)$/;

/**
 * Replaces the link of a video with its player when the visitor presses it; nothing is loaded from the site of the video
 * before. Other links, and videos whose player the policy of this document does not allow, stay links.
 */
export function playVideos(allowed: readonly VideoSite[]): void {
  const play = (link: HTMLAnchorElement | null | undefined): boolean => {
    const video = link && parseVideoAddress(link.href);
    if (!video || !allowed.includes(video.site)) return false;
    const player = playerOf(playerAddress(video), link);
    link.replaceWith(player);
    player.focus();
    return true;
  };
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    if (play((event.target as Element).closest<HTMLAnchorElement>(LINK))) event.preventDefault();
  });
  // The visitor pressed it in a document whose policy did not allow the player.
  const [, place] = HASH.exec(location.hash) ?? [];
  if (place === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  play([...document.querySelectorAll<HTMLAnchorElement>(LINK)][Number(place)]);
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
