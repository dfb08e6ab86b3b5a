import { Button } from '@mantine/core';
import type { SentInvitation } from 'shared-contracts/invitations';
import { Panel } from '../../shared/form/panel.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { SecretBox } from '../../shared/secret-box.tsx';
import styles from './users.module.css';

interface InvitationLinkViewProps {
  sent: SentInvitation;
  onLeave: () => void;
}

const title = 'Davet bağlantısı hazır';

/** Shows the link of an invitation that could not be mailed. It is not stored, so leaving the screen loses it. */
export function InvitationLinkView({ sent: { invitation, link }, onLeave }: InvitationLinkViewProps) {
  return (
    <section ref={focusOnMount} tabIndex={-1} aria-label={title} className={styles.page}>
      <PageHeader title={title} help={`${invitation.name} · ${invitation.email}`} />
      <Panel>
        <SecretBox label="Davet bağlantısı" secret={link ?? ''}>
          Sunucuda e-posta gönderimi kurulu olmadığı için bağlantıyı kişiye siz iletin.{' '}
          <strong>Bu bağlantı bir daha gösterilmez</strong>, ama listeden yenisi üretilebilir. Bağlantıyı açan herkes
          hesabı alabilir; bir hafta geçerlidir.
        </SecretBox>
        <div className={styles.buttons}>
          <Button onClick={onLeave}>Davetlere dön</Button>
        </div>
      </Panel>
    </section>
  );
}

/** Replaces a dialog whose button had the focus, so it takes the focus and screen readers announce it. */
function focusOnMount(view: HTMLElement | null): void {
  view?.focus();
}
