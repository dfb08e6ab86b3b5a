import { useQuery } from '@tanstack/react-query';
import { subscriptionStateLabels } from '@vitrin/shared-contracts/newsletter';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { exportConsents, newsletterQuery, subscriptionsQuery } from './newsletter.api.ts';
import { SubscriptionRows } from './subscription-rows.tsx';

const schema = {
  search: searchFilter('Adresin başıyla ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: subscriptionStateLabels }),
  page: pageFilter,
};

/** Subscriptions, newest first, each with what proves it. */
export function SubscriptionsScreen() {
  const filters = useFilters(schema);
  const query = useQuery(subscriptionsQuery(filters.params));
  const { data: record } = useQuery(newsletterQuery);
  const isOff = record?.enabled === false;
  return (
    <ListPage
      title="Bülten"
      help="Bülten isteyenler ve verdikleri onaylar, en yenisi üstte. Onaylanmayan istek bir hafta sonra silinir; biten abonelik kanıt olarak üç yıl saklanır."
      action={
        <DownloadButton
          label="İYS dosyası"
          call={exportConsents}
          name="bulten-izinleri.csv"
          success="Onaylar ve retler indirildi."
        />
      }
      before={<NewsletterTabs current="aboneler" />}
      filters={filters}
      note={<NoLegalAdvice />}
      query={query}
      empty={{
        title: isOff ? 'Bülten kapalı.' : 'Henüz abone yok.',
        text: isOff
          ? '‘Ayarlar’da aydınlatma metnini seçip açtığınızda form sitede görünür.'
          : 'Bir sayfaya ‘Bülten’ bölümü ekleyin ya da formu ‘Ayarlar’dan sayfa altında gösterin.',
      }}
      notFound={{ title: 'Böyle bir abonelik bulunamadı.', text: 'Adresin başını ya da @ ile alan adını yazın.' }}
    >
      {(rows) => <SubscriptionRows rows={rows} />}
    </ListPage>
  );
}
