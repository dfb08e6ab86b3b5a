import { loginPath, passwordResetFragment } from '@vitrin/shared-contracts/first-paths';
import { durations } from '@vitrin/shared-contracts/limits';
import { adminUrl, type AdminAddress } from '../../config/admin-url.ts';
import type { Account } from '../../platform/auth/users.repository.ts';
import type { NewMail } from '../mail/outbox.ts';

type Recipient = Pick<Account, 'name' | 'email'>;

const MINUTES = durations.passwordResetMs / 60_000;

export function passwordResetMail(
  config: AdminAddress,
  { name, email }: Recipient,
  token: string,
): NewMail & { purpose: 'password-reset' } {
  const lines = [
    `Sayın ${name},`,
    '',
    'Yönetim Paneli hesabınız için yeni bir şifre belirlemek istendi. Şifrenizi bu bağlantıdan belirleyebilirsiniz:',
    '',
    `${adminUrl(config)}${loginPath}${passwordResetFragment}${token}`,
    '',
    `Bağlantı ${MINUTES} dakika geçerlidir ve bir kez kullanılabilir. Daha önce gönderilen bağlantılar artık geçersizdir.`,
    '',
    'Bunu siz istemediyseniz bir şey yapmanız gerekmez; bağlantı kullanılmadıkça şifreniz değişmez.',
    '',
  ];
  return { purpose: 'password-reset', recipient: email, subject: 'Şifrenizi yenileyin', text: lines.join('\n') };
}

/** Tells the owner that the password was changed, so that an unwanted change is noticed. */
export function passwordChangedMail(config: AdminAddress, { name, email }: Recipient): NewMail {
  const lines = [
    `Sayın ${name},`,
    '',
    `${adminUrl(config)} Yönetim Paneli hesabınızın şifresi, e-postanıza gönderilen bağlantıyla değiştirildi. Açık oturumlarınız kapatıldı.`,
    '',
    'Bunu siz yapmadıysanız hemen yöneticinize haber verin.',
    '',
  ];
  return { purpose: 'security', recipient: email, subject: 'Şifreniz değiştirildi', text: lines.join('\n') };
}
