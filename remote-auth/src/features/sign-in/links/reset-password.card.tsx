import { useTexts } from '../../../shared/texts/texts.ts';
import type { LinkCardProps } from './link-card.ts';
import { readOwner, resetPassword } from './links.api.ts';
import { NewPasswordForm } from './new-password.form.tsx';
import { PendingLink } from './pending-link.tsx';
import { useLinkDetails } from './use-link-details.ts';

/** Card of the mailed link: reads whose link it is, then asks for the new password. */
export function ResetPasswordCard({ token, announce, leave, request }: LinkCardProps) {
  const { t } = useTexts();
  const title = t('Yeni şifrenizi belirleyin');
  const { details, problem, load } = useLinkDetails(() => readOwner(token), request);
  if (!details) return <PendingLink title={title} problem={problem} retry={load} />;
  return (
    <NewPasswordForm
      title={title}
      description={t('Kaydettiğinizde bu hesabın açık oturumları kapanır; yeni şifrenizle giriş yaparsınız.')}
      email={details.email}
      submit={t('Şifreyi kaydet')}
      announce={announce}
      save={(password) => resetPassword(token, password)}
      leave={leave}
      onInvalid={request}
    />
  );
}
