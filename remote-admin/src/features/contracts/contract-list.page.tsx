import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ContractRecord } from 'shared-contracts/contracts';
import { adminPaths, api } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { ContractRow } from './contract-row.tsx';
import { contractsQuery, deleteContract } from './contracts.api.ts';
import styles from './contracts.module.css';

export function ContractListPage() {
  const { search, setSearch } = useListQuery();
  const query = useQuery(contractsQuery(chosenOnly({ search })));
  const { data: languages = [] } = useLanguages();
  const { confirmAndDelete } = useConfirmedDelete();
  const mayWrite = useRight('contracts.write');
  const insert = mayWrite ? (
    <Button component={Link} to={adminPaths.contractInsert} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni sözleşme
    </Button>
  ) : null;
  const remove = ({ id, name }: ContractRecord) =>
    confirmAndDelete({ subject: name, call: () => deleteContract(id), changes: [api.adminContracts] });
  return (
    <ListPage
      title="Sözleşmeler"
      help="Sitenin altındaki bağlantılarda görünen yasal metinler."
      action={insert}
      toolbar={<SearchBox label="Sözleşmelerde ara" value={search} onSearch={setSearch} />}
      query={query}
      empty={
        search ? (
          <EmptyList title={`“${search}” için sözleşme bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : (
          <EmptyList
            title="Henüz sözleşme yok."
            text="KVKK aydınlatma metni, formların altında gösterildiği için ilk eklenecek metindir."
            action={insert}
          />
        )
      }
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
