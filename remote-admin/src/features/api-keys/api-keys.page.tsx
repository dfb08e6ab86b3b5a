import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKeyRow, NewApiKey } from '@vitrin/shared-contracts/api-keys';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { listQuery } from '../../data/query.ts';
import { ApiKeyRows } from './api-key-rows.tsx';
import { ApiKeyDialog } from './api-key.dialog.tsx';
import { NewApiKeyView } from './new-api-key.view.tsx';

const right = 'api-keys.write';
const schema = { page: pageFilter };

/** Keys with which other programs read and write content. */
export function ApiKeysPage() {
  const filters = useFilters(schema);
  const keys = useQuery(listQuery<ApiKeyRow>(api.adminApiKeys, filters.params));
  const { edited, addressOf, close } = useOpenRecord();
  const [created, setCreated] = useState<NewApiKey | null>(null);
  const mayWrite = useRight(right);
  if (created) return <NewApiKeyView created={created} onLeave={() => setCreated(null)} />;
  return (
    <>
      <ListPage
        title="API anahtarları"
        help="Başka programlar, sitenin içeriğini bu anahtarlarla okur ve yazar. Her anahtar yalnızca verilen yetkileri kullanır ve işlemleri Kayıtlar’da adıyla görünür."
        insert={{ to: addressOf(newRecordParam), label: 'Yeni anahtar', right }}
        filters={filters}
        query={keys}
        empty={{
          title: 'Henüz API anahtarı yok.',
          text: 'Stok, CRM ya da çeviri programınızın içeriğe erişmesi için bir anahtar oluşturun.',
        }}
      >
        {(rows) => <ApiKeyRows rows={rows} />}
      </ListPage>
      {mayWrite && edited === newRecordParam ? <ApiKeyDialog onClose={close} onCreated={setCreated} /> : null}
    </>
  );
}
