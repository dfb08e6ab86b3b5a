import { importFileEndings } from '@vitrin/shared-contracts/site-import';
import styles from './site-import.module.css';

/** Where the files of each system come from. */
export function WhereFrom() {
  return (
    <details className={styles.details}>
      <summary>Dosyayı nereden alırım?</summary>
      <dl className={styles.sources}>
        <div>
          <dt>WordPress, WooCommerce</dt>
          <dd>
            Araçlar → Dışa aktar → Tüm içerik. Gelen .xml dosyası olduğu gibi, zip ya da gzip ile sıkıştırılmış
            olabilir; birden çoksa hepsini seçin.
          </dd>
        </div>
        <div>
          <dt>Ghost</dt>
          <dd>Settings → Labs → Export: .json dosyası.</dd>
        </div>
        <div>
          <dt>Hugo, Jekyll, Hexo, Eleventy, Astro</dt>
          <dd>Markdown dosyalarının klasörü, bir zip arşivi olarak. Yazıların yanındaki görseller birlikte gelir.</dd>
        </div>
      </dl>
      <p className={styles.text}>
        Eski sitede birden çok dil varsa önce dilleri ekleyin: sitede olmayan bir dildeki yazılar alınmaz. Kabul edilen
        uzantılar: {importFileEndings.content.join(', ')}
      </p>
    </details>
  );
}
