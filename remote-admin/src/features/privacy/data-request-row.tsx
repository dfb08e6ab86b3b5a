import { adminPaths } from '@vitrin/shared-contracts/paths';
import { dataRequestKindLabels, type DataRequestRow as Row } from '@vitrin/shared-contracts/privacy';
import { useRight } from '@vitrin/shared-contracts/state';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { DaysLeft } from './days-left.tsx';
import { formatDay } from './privacy-format.ts';
import styles from './privacy.module.css';

export function DataRequestRow({ request }: { request: Row }) {
  const { id, name, reference, kind, email, received_on, due_on } = request;
  const to = useRight('privacy.write') ? adminPaths.privacyRequestUpdate(id) : null;
  return (
    <RecordRow
      name={name}
      to={to}
      detail={
        <span className={styles.facts}>
          <span>{reference}</span>
          <span>{dataRequestKindLabels[kind]}</span>
          <span>{email}</span>
          <span>
            {formatDay(received_on)} – {formatDay(due_on)}
          </span>
        </span>
      }
      actions={
        <>
          <DaysLeft request={request} />
          {to ? <EditLink to={to} name={name} /> : null}
        </>
      }
    />
  );
}
