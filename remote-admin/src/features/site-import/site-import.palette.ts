import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Başka bir siteyi buraya taşı',
    words: 'wordpress ghost markdown hugo jekyll wxr xml içe aktar aktarım import taşıma göç eski site yedek',
    to: adminPaths.siteImport,
    right: 'site-import.run',
  },
];
