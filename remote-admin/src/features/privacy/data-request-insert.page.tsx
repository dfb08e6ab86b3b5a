import { useMemo } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { toldRequest } from './data-request-link.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { DataRequestForm, today } from './data-request.form.tsx';
import { newRequest } from './data-request.values.ts';
import { createDataRequest } from './data-requests.api.ts';
import styles from './privacy.module.css';

/** A new request; whoever comes from a message finds it filled. */
export function DataRequestInsertPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const initial = useMemo(() => newRequest(toldRequest(state), today()), [state]);
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
    />
  );
}
