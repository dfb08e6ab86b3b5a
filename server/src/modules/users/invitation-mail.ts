import { durations } from '@vitrin/shared-contracts/limits';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import type { LinkPurpose } from '../mail/link-mail.ts';
import type { NewMail } from '../mail/outbox.ts';

export interface InvitationText {
  name: string;
  email: string;
  company: string;
  inviter: string;
  role: string;
  link: string;
}

const DAYS = durations.invitationMs / 86_400_000;

export function invitationMail({
  name,
  email,
  company,
  inviter,
  role,
  link,
}: InvitationText): NewMail & { purpose: LinkPurpose } {
  const end = exactTime(new Date(Date.now() + durations.invitationMs));
  const lines = [
    `Sayın ${name},`,
    '',
    `${inviter} sizi ${company} sitesinin Yönetim Paneli'ne “${role}” rolüyle davet etti. Şifrenizi bu bağlantıdan belirleyebilirsiniz:`,
    '',
    link,
    '',
    `Bağlantı ${DAYS} gün, ${end} tarihine kadar geçerlidir ve bir kez kullanılabilir.`,
    '',
    'Bu kişiyi tanımıyorsanız iletiyi dikkate almayın.',
    '',
  ];
  return { purpose: 'invitation', recipient: email, subject: `${company} paneline davet`, text: lines.join('\n') };
}
