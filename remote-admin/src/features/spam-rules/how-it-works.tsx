import { Panel } from '../../shared/form/panel.tsx';
import styles from './spam-rules.module.css';

/** What becomes of a suspected message. */
export function HowItWorks() {
  return (
    <Panel title="Karantina nasıl çalışır?">
      <dl className={styles.rules}>
        <dt>Hiçbir ileti kaybolmaz</dt>
        <dd>Kuşkulu ileti silinmez; nedeniyle birlikte gelen kutusunun Karantina bölümünde bekler.</dd>
        <dt>Gönderen bir şey fark etmez</dt>
        <dd>Ziyaretçi her iki durumda da aynı yanıtı görür.</dd>
        <dt>Tek tıkla düzeltilir</dt>
        <dd>“İstenmeyen değil” iletiyi gelen kutusuna alır, “İstenmeyen” karantinaya gönderir.</dd>
        <dt>Yalnızca yeni iletiler</dt>
        <dd>Buradaki değişiklik bundan sonra gelenler için geçerlidir.</dd>
      </dl>
    </Panel>
  );
}
