import { Button } from '@mantine/core';
import type { NewApiKey } from 'shared-contracts/api-keys';
import { Panel } from '../../shared/form/panel.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { SecretBox } from '../../shared/secret-box.tsx';
import styles from './api-keys.module.css';

interface NewApiKeyViewProps {
  created: NewApiKey;
  onLeave: () => void;
}

const title = 'API anahtarı oluşturuldu';

/** Shows a new key, which cannot be displayed again: it is not stored, so leaving the screen loses it. */
export function NewApiKeyView({ created: { key, secret }, onLeave }: NewApiKeyViewProps) {
  return (
    <section ref={focusOnMount} tabIndex={-1} aria-label={title} className={styles.made}>
      <PageHeader title={title} help={key.name} />
      <Panel>
        {secret === null ? (
          <p>
            Bu anahtar az önce oluşturuldu ve o sırada gösterildi. Göremediyseniz anahtarı iptal edip yenisini
            oluşturun.
          </p>
        ) : (
          <SecretBox label="API anahtarı" secret={secret}>
            <strong>Bu anahtar bir daha gösterilmez.</strong> Şimdi kopyalayıp programın gizli ayarlarına ekleyin;
            depoya ya da bir iletiye yazmayın. Bu anahtarı bilen herkes verilen yetkileri kullanabilir.
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
