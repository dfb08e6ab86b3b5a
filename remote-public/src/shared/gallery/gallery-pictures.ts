/** A picture of a gallery, as the page shows it. */
export interface GalleryPicture {
  /** Address of the large file, to which the picture links. */
  href: string;
  srcset: string;
  /** Alternative text, which is the caption too. */
  alt: string;
  width: number;
  height: number;
}

/** Pictures of a gallery, and the one that was pressed. */
export interface OpenGallery {
  pictures: readonly GalleryPicture[];
  start: number;
  /** Gets the focus back. */
  link: HTMLElement;
}

/**
 * Calls a function when a picture of a gallery in a text is pressed. Without this script the pictures are links to their files.
 * @returns the function that ends it
 */
export function watchGalleries(text: HTMLElement, open: (gallery: OpenGallery) => void): () => void {
  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.pictures a');
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const links = [...(link.closest('.pictures')?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
    open({ pictures: links.map(pictureOf), start: links.indexOf(link), link });
  };
  text.addEventListener('click', press);
  return () => text.removeEventListener('click', press);
}

/** Checks whether a press means the link itself, not a new tab or a download. */
export function isPlainPress(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function pictureOf(link: HTMLAnchorElement): GalleryPicture {
  const image = link.querySelector('img');
  const number = (name: string) => Number(image?.getAttribute(name)) || 0;
  return {
    href: link.getAttribute('href') ?? '',
    srcset: image?.getAttribute('srcset') ?? '',
    alt: image?.alt ?? '',
    width: number('width'),
    height: number('height'),
  };
}
