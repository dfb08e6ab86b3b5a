/** Links of the page that the script of its document replaces with frames of another site, and how an address asks for one of them. */
interface Framed {
  links: string;
  /** Beginning of the hash; the place of the link on the page follows. */
  hash: string;
}

const videos: Framed = { links: '.prose .video > a', hash: 'video-' };
const maps: Framed = { links: '.map > a[data-map]', hash: 'map-' };

/**
 * Loads the document of this page when a video is pressed on a page that was opened without a new document: the policy of the
 * present document does not allow the player. Returns the function that ends it.
 */
export function loadForVideos(text: HTMLElement): () => void {
  return loadForFrames(text, videos);
}

/** Does the same for maps. */
export function loadForMaps(part: HTMLElement): () => void {
  return loadForFrames(part, maps);
}

function loadForFrames(part: HTMLElement, { links, hash }: Framed): () => void {
  const load = (event: MouseEvent) => {
    const link = (event.target as Element).closest(links);
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || event.defaultPrevented || !isPlain || isOwnDocument()) return;
    event.preventDefault();
    location.hash = hash + [...document.querySelectorAll(links)].indexOf(link);
    location.reload();
  };
  part.addEventListener('click', load);
  return () => part.removeEventListener('click', load);
}

/** The document was loaded for the page, or for the product of a page, that it shows. */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return true;
  const { pathname, search } = new URL(navigation.name);
  return pathname + search === location.pathname + location.search;
}
