import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'privacy.write';

export const commands: readonly PaletteCommand[] = [
  { label: 'Saklama sürelerini değiştir', words: 'kvkk silme', to: adminPaths.privacyRetention, right },
];
