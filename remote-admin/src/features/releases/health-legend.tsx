import { vitalClasses } from '@vitrin/shared-contracts/release-management';
import { vitalClassLabels } from './release-format.ts';
import styles from './health.module.css';

/** Explains the health figures. */
export function HealthLegend() {
  return (
    <section className={styles.legend} aria-label="Sağlık sayılarının anlamı">
      <p>
        <strong>Açılış</strong>, sürümün bir sayfasının, ya da sitedeki bir bölümünün, bir ziyaretçiye gösterilmesidir;{' '}
        <strong>başlama</strong>, ziyaretçi sayfayı kullanınca (dokununca, kaydırınca) sorunsuz çalışması;{' '}
        <strong>hata</strong>, yüklenememesi, başlayamaması, ilk gösterimde ya da sunucuda bozulması. Hata payı,
        başlamalar ve hatalar içindeki orandır. Sayılar son günlerin toplamıdır.
      </p>
      <p>
        <strong>Görünme hızı</strong> sayfanın en büyük parçasının görünmesi, <strong>tepki hızı</strong> bir dokunuşa
        yanıt, <strong>görsel kararlılık</strong> sayfanın okunurken kaymaması, <strong>ilk yanıt</strong> sunucunun
        karşılık vermesidir. Yüzde, ölçülen ziyaretlerde “iyi” sayılanların payıdır.
      </p>
      <p className={styles.keys}>
        Çubukta:
        {vitalClasses.map((name) => (
          <span key={name} className={styles.key}>
            <span className={styles.class} data-class={name} aria-hidden /> {vitalClassLabels[name]}
          </span>
        ))}
      </p>
    </section>
  );
}
