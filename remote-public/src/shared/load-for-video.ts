/** Hash of an address that asks the script of the document to play a video; the number is its place on the page. */
const VIDEO_HASH = 'video-';

/**
 * Loads the document of this page when a video is pressed on a page that was opened without a new document: the policy of the
 * present document does not allow the player. Returns the function that ends it.
 */
export function loadForVideos(text: HTMLElement): () => void {
  const load = (event: MouseEvent) => {
    const videos = [...document.querySelectorAll('.prose .video > a')];
    const link = (event.target as Element).closest('.video > a');
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || event.defaultPrevented || !isPlain || isOwnDocument()) return;
    event.preventDefault();
    location.hash = VIDEO_HASH + videos.indexOf(link);
    location.reload();
  };
  text.addEventListener('click', load);
  return () => text.removeEventListener('click', load);
}

/** The document was loaded for the page, or for the product of a page, that it shows. */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return true;
  const { pathname, search } = new URL(navigation.name);
  return pathname + search === location.pathname + location.search;
}
