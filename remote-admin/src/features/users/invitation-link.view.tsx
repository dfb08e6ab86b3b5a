import type { SentInvitation } from '@vitrin/shared-contracts/invitations';
import { NewSecretView } from '../../ui/secrets/new-secret.view.tsx';

interface InvitationLinkViewProps {
  sent: SentInvitation;
  onLeave: () => void;
}

/** Shows the link of an invitation that could not be mailed. */
export function InvitationLinkView({ sent: { invitation, link }, onLeave }: InvitationLinkViewProps) {
  return (
    <NewSecretView
      title="Davet bağlantısı hazır"
      help={`${invitation.name} · ${invitation.email}`}
      label="Davet bağlantısı"
      secret={link}
      missed="Bu bağlantı az önce gösterildi. Göremediyseniz listeden yenisini üretin."
      backLabel="Davetlere dön"
      onLeave={onLeave}
    >
      Sunucuda e-posta gönderimi kurulu olmadığı için bağlantıyı kişiye siz iletin.{' '}
      <strong>Bu bağlantı bir daha gösterilmez</strong>, ama listeden yenisi üretilebilir. Bağlantıyı açan herkes hesabı
      alabilir; bir hafta geçerlidir.
    </NewSecretView>
  );
}
