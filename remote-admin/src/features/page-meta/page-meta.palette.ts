import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'page-meta.draft';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Sayfa başlıklarını değiştir',
    words: 'seo meta açıklama arama motoru google',
    to: adminPaths.pageMeta,
    right,
  },
];
