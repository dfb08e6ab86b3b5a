import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'branding.draft';

export const commands: readonly PaletteCommand[] = [
  { label: 'Logoyu değiştir', words: 'görsel amblem', to: adminPaths.branding, right },
  { label: 'Site simgesini değiştir', words: 'favicon ikon', to: adminPaths.branding, right },
  { label: 'Site renklerini değiştir', words: 'tema ana ikinci renk', to: adminPaths.branding, right },
  { label: 'Şirket adını değiştir', words: 'firma isim unvan', to: adminPaths.branding, right },
];
