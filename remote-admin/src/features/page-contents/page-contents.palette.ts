import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'pages.draft';

export const commands: readonly PaletteCommand[] = [
  { label: 'Anasayfadaki metinleri değiştir', words: 'giriş yazı ana sayfa', to: adminPaths.homePage, right },
  { label: 'Biyografiyi değiştir', words: 'hakkımızda kurumsal misyon vizyon', to: adminPaths.aboutPage, right },
  { label: 'Katalog metinlerini değiştir', words: 'yazı ürün', to: adminPaths.catalogueTexts, right },
  { label: 'Paylaşım görselini değiştir', words: 'resim sosyal medya', to: adminPaths.sharingPicture, right },
];
