import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand } from '../../editing/panel-module.ts';

const right = 'contact-information.draft';
const to = adminPaths.companyFacts;

export const commands: readonly PaletteCommand[] = [
  { label: 'MERSİS ve vergi numarasını değiştir', words: 'vkn ticaret sicil unvan', to, right },
  { label: 'KEP adresini değiştir', words: 'kayıtlı elektronik posta', to, right },
  { label: 'Sermaye ve yöneticileri değiştir', words: 'yönetim kurulu müdür denetçi', to, right },
  { label: 'ETBİS kaydını değiştir', words: 'elektronik ticaret', to, right },
];
