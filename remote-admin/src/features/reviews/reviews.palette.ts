import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'İncelemedeki taslakları gör',
    words: 'inceleme onay bekleyen geri gönderilen',
    to: adminPaths.reviews,
    right: 'account.use',
  },
];
