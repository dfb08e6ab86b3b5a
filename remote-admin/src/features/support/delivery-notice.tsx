import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import type { SupportForwarding } from '@vitrin/shared-contracts/support';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './delivery-notice.module.css';
import { deliveryQuery } from './support.api.ts';

const titles: Readonly<Record<Exclude<SupportForwarding, 'on'>, string>> = {
  'no-server': 'Sunucuda e-posta kurulu değil: talebiniz kimseye e-postayla gitmez.',
  'no-address': 'Destek için bir e-posta adresi yazılmamış: talebiniz kimseye e-postayla gitmez.',
};

/** Explains who receives a request when no mail can be sent, and how to fix that; renders nothing if mail works. */
export function DeliveryNotice() {
  const { data } = useQuery(deliveryQuery);
  const maySetUp = useRight('mail.write');
  if (!data || data.forwarding === 'on') return null;
  const { forwarding, answerers } = data;
  return (
    <div className={styles.place}>
      <Notice title={titles[forwarding]}>
        <p>{readersText(answerers)}</p>
        {maySetUp ? <SetUp forwarding={forwarding} /> : null}
      </Notice>
    </div>
  );
}

function readersText(answerers: readonly string[]): string {
  if (answerers.length === 0)
    return 'Panelde de sizden başka yanıtlayabilecek kimse yok. Bir süper yöneticiye ya da sitenizi kurana doğrudan ulaşın.';
  const names = new Intl.ListFormat('tr', { type: 'conjunction' }).format(answerers);
  return `Talepler panelde, “Gelen destek talepleri” ekranında durur; bu ekranı görebilenler: ${names}. İşiniz acilse ayrıca haber verin.`;
}

function SetUp({ forwarding }: { forwarding: Exclude<SupportForwarding, 'on'> }) {
  if (forwarding === 'no-server')
    return (
      <p>
        E-posta, sunucunun SMTP_URL ayarıyla kurulur; nasıl olduğu <Link to={adminPaths.mail}>E-posta</Link> ekranında
        yazar.
      </p>
    );
  return (
    <p>
      Taleplerin iletileceği adresi <Link to={adminPaths.mail}>E-posta</Link> ekranında yazabilirsiniz.
    </p>
  );
}
