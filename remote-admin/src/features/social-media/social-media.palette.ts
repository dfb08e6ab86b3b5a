import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'social-media.draft-own';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Sosyal medya bağlantılarını değiştir',
    words: 'instagram facebook linkedin youtube twitter x hesap',
    to: adminPaths.socialMedia,
    right,
  },
];
