import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import list from '../../ui/list/list.module.css';
import { legalTextsQuery } from './contracts.api.ts';
import { LegalTextRow } from './legal-text-row.tsx';
import styles from './legal-texts.module.css';

/** Legal texts that are ready to be filled in, with how far each one is. */
export function LegalTextsPage() {
  const query = useQuery(legalTextsQuery());
  if (!query.data) return <LoadingView queries={[query]} />;
  return (
    <>
      <PageHeader
        title="Hazır metinler"
        help="Yasal bilgilerinizden ve sitenin ayarlarından doldurulur. Her biri, siz okuyup yayınlayana kadar taslaktır; sonra bir şey değişirse burada yazar."
        back={{ to: adminPaths.contracts, label: 'Sözleşmeler' }}
      />
      <div className={styles.advice}>
        <NoLegalAdvice />
      </div>
      <div className={list.card}>
        <ul aria-label="Hazır metinler">
          {query.data.map((row) => (
            <LegalTextRow key={row.id} row={row} />
          ))}
        </ul>
      </div>
    </>
  );
}
