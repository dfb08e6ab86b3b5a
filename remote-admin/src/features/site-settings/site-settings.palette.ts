import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'site-settings.draft';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Google Analytics kodunu değiştir',
    words: 'ekle tag manager ads ölçüm gtm',
    to: adminPaths.siteSettings,
    right,
  },
  { label: 'Yandex Metrica kodunu değiştir', words: 'ekle ölçüm', to: adminPaths.siteSettings, right },
  { label: 'Facebook Pixel kodunu değiştir', words: 'ekle meta ölçüm', to: adminPaths.siteSettings, right },
  { label: 'Anahtar sözcükleri değiştir', words: 'ekle kelime seo', to: adminPaths.siteSettings, right },
];
