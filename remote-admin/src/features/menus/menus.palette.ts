import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'menus.draft';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Sitenin menüsünü değiştir',
    words: 'üst menü bağlantı navigasyon başlık link',
    to: adminPaths.menus,
    right,
  },
  {
    label: 'Alt menüyü değiştir',
    words: 'footer sütun altbilgi bağlantı',
    to: adminPaths.menuUpdate('footer'),
    right,
  },
  {
    label: 'Telefon düğmelerini değiştir',
    words: 'whatsapp ara yol tarifi',
    to: adminPaths.menuUpdate('phone'),
    right,
  },
];
