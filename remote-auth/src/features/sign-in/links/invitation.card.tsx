import { useTexts } from '../../../shared/texts/texts.ts';
import type { LinkCardProps } from './link-card.ts';
import { acceptInvitation, readInvitation } from './links.api.ts';
import { NewPasswordForm } from './new-password.form.tsx';
import { PendingLink } from './pending-link.tsx';
import { useLinkDetails } from './use-link-details.ts';

/** Card of an invitation: says whom the person joins, then asks for the password of the new account. */
export function InvitationCard({ token, announce, leave }: LinkCardProps) {
  const { t } = useTexts();
  const reject = (reason: string) => leave('', reason);
  const { details, problem, load } = useLinkDetails(() => readInvitation(token), reject);
  if (!details) return <PendingLink title={t('Davetiniz')} problem={problem} retry={load} />;
  const { name, company, invited_by: inviter, role, email } = details;
  return (
    <NewPasswordForm
      title={t('Hoş geldiniz, {name}', { name })}
      description={t(
        '{inviter} sizi {company} paneline “{role}” rolüyle davet etti. Hesabınız için bir şifre belirleyin:',
        { inviter, company, role },
      )}
      email={email}
      submit={t('Hesabı oluştur')}
      announce={announce}
      save={(password) => acceptInvitation(token, password)}
      leave={leave}
      onInvalid={reject}
    />
  );
}
