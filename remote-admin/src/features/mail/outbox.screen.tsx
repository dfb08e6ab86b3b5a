import { useQuery } from '@tanstack/react-query';
import { mailStateLabels } from 'shared-contracts/replies';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { NoMailServer } from '../../shared/states/no-mail-server.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { mailSettingsQuery, outboxQuery } from './mail.api.ts';
import { OutboxRows } from './outbox-rows.tsx';

const WITHOUT =
  'Sunucuyu kuran kişi SMTP_URL ayarını verdiğinde yanıtlar ve bildirimler buradan gönderilir. O zamana kadar iletileri kendi e-posta programınızla yanıtlayabilirsiniz.';
const addressNames = { state: 'durum' } as const;

/** Every mail that the site has written, and how far each has come. */
export function OutboxScreen() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'state'>(addressNames);
  const { data: record } = useQuery(mailSettingsQuery);
  // As long as it is not known, nothing is missing.
  const canSend = record?.can_send ?? true;
  const query = useQuery(outboxQuery({ page, ...chosenOnly({ search, state: filters.state }) }, canSend));
  const isFiltered = search !== '' || filters.state !== '';
  return (
    <ListPage
      title="E-posta"
      help="Sitenin gönderdiği yanıtlar, bildirimler ve özetler, en yenisi üstte."
      toolbar={
        <>
          <MailTabs current="giden" failed={record?.failed ?? 0} />
          <SearchBox label="Alıcılarda ara" value={search} onSearch={setSearch} />
          <FilterSelect
            label="Durum"
            all="Tüm durumlar"
            options={mailStateLabels}
            value={filters.state}
            onChange={(state) => setFilter('state', state)}
          />
          {canSend ? null : <NoMailServer>{WITHOUT}</NoMailServer>}
        </>
      }
      query={query}
      polled
      onPage={setPage}
      empty={
        isFiltered ? (
          <EmptyList title="Bu filtrelerle e-posta bulunamadı." text="Adresin daha kısa bir parçasını arayın." />
        ) : (
          <EmptyList
            title="Henüz e-posta gönderilmedi."
            text="Bir iletiyi panelden yanıtladığınızda ya da bir bildirim gönderildiğinde burada görünür."
          />
        )
      }
    >
      {(rows) => <OutboxRows rows={rows} canSend={canSend} />}
    </ListPage>
  );
}
