import { useQuery } from '@tanstack/react-query';
import { deliveryStateLabels } from '@vitrin/shared-contracts/webhooks';
import { choiceFilter, pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { WebhookTabs } from './webhook-tabs.tsx';
import { deliveriesQuery } from './webhooks.api.ts';

const schema = {
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: deliveryStateLabels }),
  page: pageFilter,
};

/** Log of the deliveries of the last 30 days. */
export function DeliveriesPage() {
  const filters = useFilters(schema);
  const query = useQuery(deliveriesQuery(filters.params));
  return (
    <ListPage
      title="Web kancaları"
      help="Son 30 günün gönderimleri, en yenisi üstte. Ulaşmayan gönderimler bir gün boyunca yeniden denenir."
      before={<WebhookTabs current="deliveries" />}
      filters={filters}
      query={query}
      polled
      empty={{ title: 'Henüz gönderim yok.', text: 'Seçtiğiniz bir olay gerçekleştiğinde burada görünür.' }}
      notFound={{ title: 'Bu durumda gönderim yok.', text: 'Başka bir durum seçin.' }}
    >
      {(rows) => <DeliveryRows rows={rows} />}
    </ListPage>
  );
}
