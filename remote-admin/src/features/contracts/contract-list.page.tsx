import { useQuery } from '@tanstack/react-query';
import type { ContractRecord } from '@vitrin/shared-contracts/contracts';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { useTrash } from '../../editing/use-trash.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { ContractRow } from './contract-row.tsx';
import { contractsQuery, deleteContract } from './contracts.api.ts';
import { LegalTextsLink } from './legal-texts-link.tsx';
import styles from './contracts.module.css';

const schema = { search: searchFilter('Sözleşmelerde ara') };

export function ContractListPage() {
  const filters = useFilters(schema);
  const query = useQuery(contractsQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  const { moveToTrash } = useTrash();
  const remove = ({ id, name }: ContractRecord) =>
    moveToTrash({
      entity: 'contract',
      ids: [id],
      subject: name,
      call: () => deleteContract(id),
      changes: [api.adminContracts],
      isLinked: true,
    });
  return (
    <ListPage
      title="Sözleşmeler"
      help="Sitenin altındaki bağlantılarda görünen yasal metinler."
      publication="contract"
      insert={{ to: adminPaths.contractInsert, label: 'Yeni sözleşme', right: 'contracts.draft-own' }}
      after={<LegalTextsLink />}
      filters={filters}
      note={<NoLegalAdvice />}
      query={query}
      empty={{
        title: 'Henüz sözleşme yok.',
        text: 'Önce KVKK aydınlatma metnini ekleyin; bu metin formların altında gösterilir. Hazır metinlerden başlayabilirsiniz.',
      }}
      notFound={{ title: `“${filters.values.search}” için sözleşme bulunamadı.` }}
    >
      {(contracts) => (
        <ul aria-label="Sözleşmeler" className={styles.rows}>
          {contracts.map((contract) => (
            <ContractRow
              key={contract.id}
              contract={contract}
              languages={languages}
              onDelete={() => void remove(contract)}
            />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
