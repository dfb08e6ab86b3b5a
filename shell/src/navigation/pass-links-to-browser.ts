import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { changeLanguageEndpoint } from '@vitrin/shared-contracts/first-paths';
import { isInOtherLanguage, segmentOfAddress } from '../language/language-paths.ts';

/**
 * Leaves clicks on links to other remotes to the browser, because their pages are other documents
 * (docs/architecture.md); the router of the remote would treat them as pages of its own. Staff enter links without
 * knowing which team ships what. The same applies to pages in another language, and to language links without
 * `data-language`, which marks that the remote changes the address too.
 */
export function passLinksToBrowser(boot: Pick<BootBlock, 'surfaces' | 'release'>): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      if (link?.href && link.origin === location.origin && isOtherDocument(link, boot)) event.stopPropagation();
    },
    { capture: true },
  );
}

function isOtherDocument(
  { pathname, dataset }: HTMLAnchorElement,
  { surfaces, release }: Pick<BootBlock, 'surfaces' | 'release'>,
): boolean {
  if (pathname.startsWith(changeLanguageEndpoint)) return dataset.language === undefined;
  const remote = surfaces[segmentOfAddress(pathname)] ?? surfaces['*'];
  return remote !== release.remote || isInOtherLanguage(pathname);
}
