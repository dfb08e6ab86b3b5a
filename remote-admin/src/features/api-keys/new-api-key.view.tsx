import type { NewApiKey } from '@vitrin/shared-contracts/api-keys';
import { NewSecretView } from '../../ui/secrets/new-secret.view.tsx';

interface NewApiKeyViewProps {
  created: NewApiKey;
  onLeave: () => void;
}

export function NewApiKeyView({ created: { key, secret }, onLeave }: NewApiKeyViewProps) {
  return (
    <NewSecretView
      title="API anahtarı oluşturuldu"
      help={key.name}
      label="API anahtarı"
      secret={secret}
      missed="Bu anahtar az önce oluşturuldu ve o sırada gösterildi. Göremediyseniz anahtarı iptal edip yenisini oluşturun."
      backLabel="Anahtarlara dön"
      onLeave={onLeave}
    >
      <strong>Bu anahtar bir daha gösterilmez.</strong> Şimdi kopyalayıp programın gizli ayarlarına ekleyin; depoya ya
      da bir iletiye yazmayın. Bu anahtarı bilen herkes verilen yetkileri kullanabilir.
    </NewSecretView>
  );
}
