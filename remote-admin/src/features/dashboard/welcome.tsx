import { tabStore } from '@vitrin/shared-contracts/guarded-storage';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { siteUrl } from '../../data/site-url.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './dashboard.module.css';

/** Welcomes the first user after the first run with the next things to do, until it is closed. */
export function Welcome() {
  const [isShown, setShown] = useState(() => tabStore.getItem(storageKeys.welcome) !== null);
  if (!isShown) return null;

  function close(): void {
    tabStore.removeItem(storageKeys.welcome);
    setShown(false);
  }

  return (
    <section className={styles.welcome} aria-labelledby="kurulum-tamam">
      <div>
        <h2 id="kurulum-tamam">Siteniz kuruldu</h2>
        <p>
          <a href={siteUrl(publicPaths.home)} target="_blank" rel="noopener">
            Siteyi açın
          </a>
          , <Link to={adminPaths.branding}>logonuzu ekleyin</Link>, <Link to={adminPaths.articles}>makaleleri</Link>{' '}
          kendi metinlerinizle doldurun ya da <Link to={adminPaths.users}>başka kullanıcılar ekleyin</Link>.
        </p>
        <p>
          Son adım: <Link to={adminPaths.companyFacts}>yasal bilgilerinizi</Link> yazıp{' '}
          <Link to={adminPaths.legalTexts}>aydınlatma metnini onaylayın</Link>. Ziyaretçi formları o zamana kadar
          kapalıdır.
        </p>
      </div>
      <IconButton aria-label="Karşılamayı kapat" onClick={close}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
