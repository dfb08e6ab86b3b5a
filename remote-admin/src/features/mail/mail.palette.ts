import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'mail.write';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'E-posta gönderenini değiştir',
    words: 'eposta mail smtp yanıt adresi',
    to: `${adminPaths.mail}?bolum=ayarlar`,
    right,
  },
  { label: 'Destek e-posta adresini değiştir', words: 'eposta mail', to: `${adminPaths.mail}?bolum=ayarlar`, right },
];
