import { adminPaths, api } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import type { SupportDelivery, SupportForwarding } from 'shared-contracts/support';
import { Notice } from '../../shared/states/notice.tsx';
import { useRead } from '../../shared/use-read.ts';
import styles from './delivery-notice.module.css';

const titles: Readonly<Record<Exclude<SupportForwarding, 'on'>, string>> = {
  'no-server': 'Sunucuda e-posta kurulu değil: talebiniz kimseye e-postayla gitmez.',
  'no-address': 'Destek için bir e-posta adresi yazılmamış: talebiniz kimseye e-postayla gitmez.',
};

/** Whom a request reaches where no mail goes out, and what can be done about it; nothing where mails go out. */
export function DeliveryNotice() {
  const { reading } = useRead<SupportDelivery>(api.adminSupportDelivery);
  const maySetUp = useRight('mail.write');
  if (reading.state !== 'ready' || reading.data.forwarding === 'on') return null;
  const { forwarding, answerers } = reading.data;
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
  return `Talepler panelde, “Gelen destek talepleri” ekranında durur; görebilen: ${names}. İşiniz acilse ayrıca haber verin.`;
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
