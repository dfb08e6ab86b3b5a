import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'languages.draft';

export const commands: readonly PaletteCommand[] = [
  { label: 'Dil ekle', words: 'yeni dili aç kapat', to: adminPaths.languages, right },
  { label: 'Sabit metinleri değiştir', words: 'düğme yazı çeviri', to: adminPaths.languages, right },
];
