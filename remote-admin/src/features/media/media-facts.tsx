import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { MediaRecord } from '@vitrin/shared-contracts/media';
import { pictureAddress } from '@vitrin/shared-contracts/pictures';
import { Moment } from '../../ui/list/moment.tsx';
import { siteOrigin } from '../../data/site-url.ts';
import { formatFileSize } from '../../data/format-file-size.ts';
import styles from './media.module.css';

/** Shows the file's details and its public URL. */
export function MediaFacts({ record }: { record: MediaRecord }) {
  const { name, bytes, width, height, created_at } = record;
  const { copy, copied } = useClipboard({ timeout: 2_000 });
  const address = siteOrigin() + pictureAddress(record, 'jpg', width);
  return (
    <section className={styles.part}>
      <h3>Dosya</h3>
      <dl className={styles.facts}>
        <dt>Ad</dt>
        <dd>{name || '—'}</dd>
        <dt>Boyut</dt>
        <dd>{`${width} × ${height} piksel${bytes > 0 ? ` · yüklenen dosya ${formatFileSize(bytes)}` : ''}`}</dd>
        <dt>Yüklendi</dt>
        <dd>
          <Moment iso={created_at} />
        </dd>
      </dl>
      <div className={styles.address}>
        <TextInput
          label="Adres"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className={styles.addressInput}
        />
        <Button variant="default" onClick={() => copy(address)}>
          {copied ? 'Kopyalandı' : 'Adresi kopyala'}
        </Button>
      </div>
      <p className={styles.help}>
        Dosya yeniden kodlanmış, içindeki konum gibi gizli bilgiler silinmiştir; AVIF, WebP ve JPEG olarak sunulur.
      </p>
    </section>
  );
}
