import { Button } from '@mantine/core';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import type { AccountSession } from 'shared-contracts/account';
import { Moment } from '../../shared/list/moment.tsx';
import styles from './account.module.css';

export function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { device, address, created_at, last_seen_at, current } = session;
  const Icon = /Android|iOS|iPhone|iPad/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.row}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={styles.rowWords}>
        <span className={styles.rowName}>
          {device}
          {current ? <span className={styles.mark}>Bu oturum</span> : null}
        </span>
        <span>
          Ağ: {address} · Giriş: <Moment iso={created_at} />
        </span>
        <span>
          Son kullanım: <Moment iso={last_seen_at} />
        </span>
      </div>
      {current ? null : (
        <Button variant="subtle" color="red" aria-label={`${device}: oturumu kapat`} onClick={onEnd}>
          Kapat
        </Button>
      )}
    </li>
  );
}
