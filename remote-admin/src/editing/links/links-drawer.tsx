import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BrokenLink, IncomingLink, RecordLinks } from '@vitrin/shared-contracts/links';
import { Link } from '@vitrin/shared-contracts/router';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { brokenReasons } from './broken-reasons.ts';
import { linksQuery, type LinksOf } from '../../data/links.api.ts';
import styles from './links.module.css';

/** Who links to a record, and which of its own links lead nowhere; as it was saved, not as it is in the form. */
export function LinksDrawer({ of, onClose }: { of: LinksOf; onClose: () => void }) {
  useRestoreFocus();
  const query = useQuery(linksQuery(of));
  return (
    <Drawer opened onClose={onClose} position="right" size={560} title="Bağlantılar">
      {query.isSuccess ? <Sections links={query.data} /> : <LoadingView queries={[query]} />}
    </Drawer>
  );
}

function Sections({ links: { incoming, broken } }: { links: RecordLinks }) {
  return (
    <>
      <h3 className={styles.title}>Bu kaydın kullanıldığı yerler</h3>
      {incoming.length === 0 ? (
        <p className={styles.help}>Bu kayıt başka bir yerde kullanılmıyor.</p>
      ) : (
        <ul aria-label="Bu kaydın kullanıldığı yerler" className={styles.rows}>
          {incoming.map((link) => (
            <Incoming key={`${link.entity} ${link.record}`} link={link} />
          ))}
        </ul>
      )}
      <h3 className={styles.title}>Bu kayıttaki bozuk bağlantılar</h3>
      {broken.length === 0 ? (
        <p className={styles.help}>Kaydın sitedeki bütün bağlantıları çalışıyor.</p>
      ) : (
        <ul aria-label="Bu kayıttaki bozuk bağlantılar" className={styles.rows}>
          {broken.map((link) => (
            <Broken key={`${link.field} ${link.address}`} link={link} />
          ))}
        </ul>
      )}
    </>
  );
}

function Incoming({ link: { entity, title, screen, fields } }: { link: IncomingLink }) {
  return (
    <li className={styles.row}>
      {screen === null ? (
        <span className={styles.name}>{title}</span>
      ) : (
        <Link className={styles.name} to={screen}>
          {title}
        </Link>
      )}
      <span className={styles.help}>
        {entity} · {fields.join(', ')}
      </span>
    </li>
  );
}

function Broken({ link: { address, field, reason } }: { link: BrokenLink }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{address}</span>
      <span className={styles.reason}>
        <StateDot tone={reason === 'missing' ? 'bad' : 'warn'} />
        {brokenReasons[reason]} · {field}
      </span>
    </li>
  );
}
