import type { PictureUse } from 'shared-contracts/media';
import { Link } from 'shared-contracts/router';
import styles from './media.module.css';

/** Returns true if no place but old versions of records shows the picture. */
export function isOnlyFormer(uses: readonly PictureUse[]): boolean {
  return uses.every(({ former }) => former);
}

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
              ? 'Yalnız eski sürümlerde var. Silerseniz o sürümler bu görsel olmadan geri gelir.'
              : 'Kullanıldığı sürece silinemez; önce bu yerlerden kaldırın.'}
          </p>
        </>
      )}
    </section>
  );
}
