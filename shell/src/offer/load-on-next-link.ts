/** A pressed link of the site loads its document, and with it the newer release, while `isWanted`. */
export function loadOnNextLink(isWanted: () => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      // The browser follows it as soon as no script takes it.
      if (link && link.origin === location.origin && !link.hash && isWanted()) event.stopPropagation();
    },
    true,
  );
}
