import type { NewWebhook } from '@vitrin/shared-contracts/webhooks';
import { NewSecretView } from '../../ui/secrets/new-secret.view.tsx';

interface NewWebhookViewProps {
  created: NewWebhook;
  onLeave: () => void;
}

export function NewWebhookView({ created: { webhook, secret }, onLeave }: NewWebhookViewProps) {
  return (
    <NewSecretView
      title="Web kancası oluşturuldu"
      help={`${webhook.name} · ${webhook.url}`}
      label="Gizli anahtar"
      secret={secret}
      missed="Bu web kancası az önce oluşturuldu ve gizli anahtarı o sırada gösterildi. Göremediyseniz silip yeniden oluşturun."
      backLabel="Web kancalarına dön"
      onLeave={onLeave}
    >
      <strong>Bu anahtar bir daha gösterilmez.</strong> Şimdi kopyalayıp olayları alan programa ekleyin; program
      isteklerin bu siteden geldiğini onunla doğrular.
    </NewSecretView>
  );
}
