import { adminPaths } from 'shared-contracts/paths';
import { supportImportanceLabels, type SupportRow as Row } from 'shared-contracts/support';
import { Moment } from '../../shared/list/moment.tsx';
import { RecordRow } from '../../shared/list/record-row.tsx';
import { SupportState } from './support-state.tsx';
import styles from './support.module.css';

export function SupportRow({ request }: { request: Row }) {
  const { id, subject, importance, answers, updated_at } = request;
  return (
    <RecordRow
      name={subject}
      to={adminPaths.supportRequest(id)}
      detail={
        <span className={styles.facts}>
          <span>{id} numaralı talep</span>
          <span>Önemi: {supportImportanceLabels[importance].toLocaleLowerCase('tr')}</span>
          <span>{answers > 0 ? `${answers} yanıt` : 'Henüz yanıt yok'}</span>
        </span>
      }
      aside={<Moment iso={updated_at} />}
      actions={<SupportState status={request.status} />}
    />
  );
}
