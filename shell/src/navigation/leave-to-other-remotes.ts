import type { BootBlock } from 'shared-contracts/boot';
import { changeLanguageCall } from 'shared-contracts/first-paths';
import { isInOtherLanguage, routeAddress } from '../language/language-paths.ts';

/**
 * What another remote shows is another document (docs/architecture.md): a press on a link there is the browser's own, though the remote
 * took it for a page of its own. Staff type links without knowing which team ships what. So is a page in another language, and the
 * choice of a language where the remote does not say that it changes the address too (`data-language`).
 */
export function leaveToOtherRemotes(boot: Pick<BootBlock, 'surfaces' | 'release'>): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      if (link?.href && link.origin === location.origin && isElsewhere(link, boot)) event.stopPropagation();
    },
    { capture: true },
  );
}

function isElsewhere(
  { pathname, dataset }: HTMLAnchorElement,
  { surfaces, release }: Pick<BootBlock, 'surfaces' | 'release'>,
): boolean {
  if (pathname.startsWith(changeLanguageCall)) return dataset.language === undefined;
  const remote = surfaces[routeAddress(pathname).split('/')[1] ?? ''] ?? surfaces['*'];
  return remote !== release.remote || isInOtherLanguage(pathname);
}
