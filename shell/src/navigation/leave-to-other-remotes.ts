import type { BootBlock } from 'shared-contracts/boot';

/**
 * What another remote shows is another document (design §1): a press on a link there is the browser's own, though the remote
 * took it for a page of its own. Staff type links without knowing which team ships what.
 */
export function leaveToOtherRemotes({ surfaces, release }: Pick<BootBlock, 'surfaces' | 'release'>): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      if (!link?.href || link.origin !== location.origin) return;
      const remote = surfaces[link.pathname.split('/')[1] ?? ''] ?? surfaces['*'];
      if (remote !== release.remote) event.stopPropagation();
    },
    { capture: true },
  );
}
