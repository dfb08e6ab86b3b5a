import type { BrokenLink } from '@vitrin/shared-contracts/links';

/** Turkish texts of the reasons why a link leads nowhere. */
export const brokenReasons = {
  missing: 'Bu adreste sayfa yok',
  unpublished: 'Sayfası yayında değil',
} as const satisfies Record<BrokenLink['reason'], string>;
