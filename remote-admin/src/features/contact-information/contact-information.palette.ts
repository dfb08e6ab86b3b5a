import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'contact-information.draft-own';

export const commands: readonly PaletteCommand[] = [
  { label: 'Telefon numarasını değiştir', words: 'cep gsm whatsapp faks', to: adminPaths.contactInformation, right },
  { label: 'Adresi değiştir', words: 'konum şube', to: adminPaths.contactInformation, right },
  { label: 'E-posta adresini değiştir', words: 'eposta mail iletişim', to: adminPaths.contactInformation, right },
  {
    label: 'Çalışma saatlerini değiştir',
    words: 'mesai özel günler tatil bayram',
    to: adminPaths.contactInformation,
    right,
  },
  { label: 'Harita bağlantısını değiştir', words: 'konum google maps', to: adminPaths.contactInformation, right },
];
