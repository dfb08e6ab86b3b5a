import { Button } from '@mantine/core';
import type { NewPublishKey } from 'shared-contracts/release-management';
import { Panel } from '../../shared/form/panel.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { SecretBox } from '../../shared/secret-box.tsx';
import styles from './keys.module.css';

interface NewKeyViewProps {
  created: NewPublishKey;
  onLeave: () => void;
}

const title = 'Yayın anahtarı oluşturuldu';

/** Shows a new secret, which cannot be displayed again: it is not stored, so leaving the screen loses it. */
export function NewKeyView({ created: { key, secret }, onLeave }: NewKeyViewProps) {
  return (
    <section ref={focusOnMount} tabIndex={-1} aria-label={title} className={styles.made}>
      <PageHeader title={title} help={`${key.name} · ${key.remote}`} />
      <Panel>
        {secret === null ? (
          <p>
            Bu anahtar az önce oluşturuldu ve gizli metni o sırada gösterildi. Göremediyseniz anahtarı iptal edip
            yenisini oluşturun.
          </p>
        ) : (
          <SecretBox label="Gizli metin" secret={secret}>
            <strong>Bu metin bir daha gösterilmez.</strong> Şimdi kopyalayıp ekibin yayın hattına gizli değişken olarak
            ekleyin; depoya ya da bir iletiye yazmayın. Bu metni bilen herkes birim adına sürüm yayımlayabilir.
          </SecretBox>
        )}
        <div>
          <Button onClick={onLeave}>Anahtarlara dön</Button>
        </div>
      </Panel>
    </section>
  );
}

/** Replaces a dialog whose button had the focus, so it takes the focus and screen readers announce it. */
function focusOnMount(view: HTMLElement | null): void {
  view?.focus();
}
