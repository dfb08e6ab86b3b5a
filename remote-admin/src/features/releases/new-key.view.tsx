import type { NewPublishKey } from '@vitrin/shared-contracts/release-management';
import { NewSecretView } from '../../ui/secrets/new-secret.view.tsx';

interface NewKeyViewProps {
  created: NewPublishKey;
  backLabel?: string;
  onLeave: () => void;
}

export function NewKeyView({ created: { key, secret }, backLabel = 'Anahtarlara dön', onLeave }: NewKeyViewProps) {
  return (
    <NewSecretView
      title="Yayın anahtarı oluşturuldu"
      help={`${key.name} · ${key.remote}`}
      label="Gizli metin"
      secret={secret}
      missed="Bu anahtar az önce oluşturuldu ve gizli metni o sırada gösterildi. Göremediyseniz anahtarı iptal edip yenisini oluşturun."
      backLabel={backLabel}
      onLeave={onLeave}
    >
      <strong>Bu metin bir daha gösterilmez.</strong> Şimdi kopyalayıp ekibin yayın hattına gizli değişken olarak
      ekleyin; depoya ya da bir iletiye yazmayın. Bu metni bilen herkes birim adına sürüm yayınlayabilir.
    </NewSecretView>
  );
}
