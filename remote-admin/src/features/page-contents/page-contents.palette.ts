import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'pages.draft';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Anasayfayı değiştir',
    words: 'giriş yazı ana sayfa bölüm metin',
    to: adminPaths.homePage,
    right: 'site-pages.draft',
  },
  { label: 'Biyografiyi değiştir', words: 'hakkımızda kurumsal misyon vizyon', to: adminPaths.aboutPage, right },
  { label: 'Katalog metinlerini değiştir', words: 'yazı ürün', to: adminPaths.catalogueTexts, right },
  { label: 'Paylaşım görselini değiştir', words: 'resim sosyal medya', to: adminPaths.sharingPicture, right },
];
