import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'newsletter.write';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Bülteni aç ya da kapat',
    words: 'abonelik eposta ayar iys',
    to: `${adminPaths.newsletter}?bolum=ayarlar`,
    right,
  },
];
