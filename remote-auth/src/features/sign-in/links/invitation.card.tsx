import type { LinkCardProps } from './link-card.ts';
import { acceptInvitation, readInvitation } from './links.api.ts';
import { NewPasswordForm } from './new-password.form.tsx';
import { PendingLink } from './pending-link.tsx';
import { useLinkDetails } from './use-link-details.ts';

/** Card of an invitation: says whom the person joins, then asks for the password of the new account. */
export function InvitationCard({ token, announce, leave }: LinkCardProps) {
  const reject = (reason: string) => leave('', reason);
  const { details, problem, load } = useLinkDetails(() => readInvitation(token), reject);
  if (!details) return <PendingLink title="Davetiniz" problem={problem} retry={load} />;
  const { name, company, invited_by: inviter, role, email } = details;
  return (
    <NewPasswordForm
      title={`Hoş geldiniz, ${name}`}
      description={`${inviter} sizi ${company} paneline “${role}” rolüyle davet etti. Hesabınız için bir şifre belirleyin:`}
      email={email}
      submit="Hesabı oluştur"
      announce={announce}
      save={(password) => acceptInvitation(token, password)}
      leave={leave}
      onInvalid={reject}
    />
  );
}
