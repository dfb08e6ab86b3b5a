import { useMemo } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { Panel } from '../../shared/form/panel.tsx';
import { DataRequestForm, today } from './data-request.form.tsx';
import { newRequest } from './data-request.values.ts';
import { createDataRequest } from './data-requests.api.ts';
import styles from './privacy.module.css';

/** A new request; an address that a message leads to fills it. */
export function DataRequestInsertPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const initial = useMemo(() => newRequest(params, today()), [params]);
  return (
    <DataRequestForm
      record={null}
      initial={initial}
      side={
        <Panel title="Önce kimliğinden emin olun">
          <p className={styles.note}>
            Başvuranın gerçekten o kişi olduğunu, verileri vermeden ya da silmeden önce doğrulayın. Sistemde kayıtlı
            e-posta adresinden gelen başvuru yeterlidir.
          </p>
        </Panel>
      }
      save={(values, _version, key) => createDataRequest(values, key)}
      onSaved={() => void navigate(adminPaths.privacy)}
      onReload={() => Promise.resolve()}
    />
  );
}
