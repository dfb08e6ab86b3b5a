import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRight } from '@vitrin/shared-contracts/state';
import type { NewWebhook } from '@vitrin/shared-contracts/webhooks';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { NewWebhookView } from './new-webhook.view.tsx';
import { WebhookRows } from './webhook-rows.tsx';
import { WebhookTabs } from './webhook-tabs.tsx';
import { WebhookDialog } from './webhook.dialog.tsx';
import { webhooksQuery } from './webhooks.api.ts';

const right = 'webhooks.write';
const schema = { search: searchFilter('Ad ve adreslerde ara') };

/** Addresses of other programs that are told about changes. */
export function WebhooksPage() {
  const filters = useFilters(schema);
  const query = useQuery(webhooksQuery(filters.params));
  const { edited, addressOf, close } = useOpenRecord();
  const [created, setCreated] = useState<NewWebhook | null>(null);
  const mayWrite = useRight(right);
  if (created) return <NewWebhookView created={created} onLeave={() => setCreated(null)} />;
  const opened = query.data?.items.find(({ id }) => String(id) === edited) ?? null;
  const isOpen = edited === newRecordParam || opened !== null;
  return (
    <>
      <ListPage
        title="Web kancaları"
        help="İçerik değiştiğinde, ileti geldiğinde ya da sürüm canlıya alındığında başka programlara imzalı bir istek gönderilir. İsteklerde kişisel veri bulunmaz."
        insert={{ to: addressOf(newRecordParam), label: 'Yeni web kancası', right }}
        before={<WebhookTabs current="hooks" />}
        filters={filters}
        query={query}
        empty={{
          title: 'Henüz web kancası yok.',
          text: 'Stok, CRM ya da önbellek programınız değişiklikleri beklemeden öğrensin diye adresini ekleyin.',
        }}
        notFound={{
          title: 'Bu aramayla web kancası bulunamadı.',
          text: 'Adın ya da adresin daha kısa bir parçasını arayın.',
        }}
      >
        {(rows) => <WebhookRows rows={rows} addressOf={addressOf} />}
      </ListPage>
      {mayWrite && isOpen ? (
        <WebhookDialog key={edited} webhook={opened} onClose={close} onCreated={setCreated} />
      ) : null}
    </>
  );
}
