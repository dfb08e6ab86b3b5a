/** Makes a clicked link of the site load its document, and with it the newer release, while `isWanted` returns true. */
export function loadOnNextLink(isWanted: () => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      // The browser follows the link if no script handles the click.
      if (link && link.origin === location.origin && !link.hash && isWanted()) event.stopPropagation();
    },
    true,
  );
}
