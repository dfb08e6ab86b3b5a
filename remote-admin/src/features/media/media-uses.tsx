import type { PictureUse } from '@vitrin/shared-contracts/media';
import { Link } from '@vitrin/shared-contracts/router';
import { formerUsesText, isOnlyFormer } from '../../editing/media/former-uses.ts';
import styles from './media.module.css';

/** Lists where the picture is used, each with a link. */
export function MediaUses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <section className={styles.part}>
      <h3>Kullanıldığı yerler</h3>
      {uses.length === 0 ? (
        <p className={styles.help}>Şu anda hiçbir yerde kullanılmıyor; silinebilir.</p>
      ) : (
        <>
          <ul className={styles.uses}>
            {uses.map(({ label, path }) => (
              <li key={label}>{path === null ? label : <Link to={path}>{label}</Link>}</li>
            ))}
          </ul>
          <p className={styles.help}>
            {isOnlyFormer(uses)
              ? formerUsesText('görsel')
              : 'Kullanıldığı sürece silinemez; önce bu yerlerden kaldırın.'}
          </p>
        </>
      )}
    </section>
  );
}
