import type { LinkCardProps } from './link-card.ts';
import { readOwner, resetPassword } from './links.api.ts';
import { NewPasswordForm } from './new-password.form.tsx';
import { PendingLink } from './pending-link.tsx';
import { useLinkDetails } from './use-link-details.ts';

const TITLE = 'Yeni şifrenizi belirleyin';

/** Card of the mailed link: reads whose link it is, then asks for the new password. */
export function ResetPasswordCard({ token, announce, leave, request }: LinkCardProps) {
  const { details, problem, load } = useLinkDetails(() => readOwner(token), request);
  if (!details) return <PendingLink title={TITLE} problem={problem} retry={load} />;
  return (
    <NewPasswordForm
      title={TITLE}
      description="Kaydettiğinizde bu hesabın açık oturumları kapanır; yeni şifrenizle giriş yaparsınız."
      email={details.email}
      submit="Şifreyi kaydet"
      announce={announce}
      save={(password) => resetPassword(token, password)}
      leave={leave}
      onInvalid={request}
    />
  );
}
