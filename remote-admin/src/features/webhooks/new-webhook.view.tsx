import { Button } from '@mantine/core';
import type { NewWebhook } from 'shared-contracts/webhooks';
import { Panel } from '../../shared/form/panel.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { SecretBox } from '../../shared/secret-box.tsx';
import styles from './webhooks.module.css';

interface NewWebhookViewProps {
  created: NewWebhook;
  onLeave: () => void;
}

const title = 'Web kancası oluşturuldu';

/** Shows the secret of a new webhook, which cannot be displayed again. */
export function NewWebhookView({ created: { webhook, secret }, onLeave }: NewWebhookViewProps) {
  return (
    <section ref={focusOnMount} tabIndex={-1} aria-label={title} className={styles.made}>
      <PageHeader title={title} help={`${webhook.name} · ${webhook.url}`} />
      <Panel>
        {secret === null ? (
          <p>
            Bu web kancası az önce oluşturuldu ve gizli anahtarı o sırada gösterildi. Göremediyseniz silip yeniden
            oluşturun.
          </p>
        ) : (
          <SecretBox label="Gizli anahtar" secret={secret}>
            <strong>Bu anahtar bir daha gösterilmez.</strong> Şimdi kopyalayıp olayları alan programa ekleyin; program
            isteklerin bu siteden geldiğini onunla doğrular.
          </SecretBox>
        )}
        <div>
          <Button onClick={onLeave}>Web kancalarına dön</Button>
        </div>
      </Panel>
    </section>
  );
}

/** Replaces a dialog whose button had the focus, so it takes the focus and screen readers announce it. */
function focusOnMount(view: HTMLElement | null): void {
  view?.focus();
}
