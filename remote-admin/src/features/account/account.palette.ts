import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'account.use';

export const commands: readonly PaletteCommand[] = [
  { label: 'Şifremi değiştir', words: 'parola', to: adminPaths.account, right },
  { label: 'Adımı ve e-posta adresimi değiştir', words: 'profil bilgilerim hesabım', to: adminPaths.account, right },
  { label: 'İki adımlı girişi aç ya da kapat', words: 'doğrulama 2fa kurtarma kodları', to: adminPaths.account, right },
  { label: 'Geçiş anahtarı ekle', words: 'passkey parmak izi', to: adminPaths.account, right },
  { label: 'Bildirimleri değiştir', words: 'e-posta tarayıcı ses', to: adminPaths.account, right },
];
