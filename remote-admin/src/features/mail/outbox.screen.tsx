import { useQuery } from '@tanstack/react-query';
import { mailStateLabels } from '@vitrin/shared-contracts/replies';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { NoMailServer } from '../../ui/states/no-mail-server.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { mailSettingsQuery, outboxQuery } from './mail.api.ts';
import { OutboxRows } from './outbox-rows.tsx';

const NO_MAIL_SERVER_TEXT =
  'Sunucuyu kuran kişi SMTP_URL ayarını verdiğinde yanıtlar ve bildirimler buradan gönderilir. O zamana kadar iletileri kendi e-posta programınızla yanıtlayabilirsiniz.';

const schema = {
  search: searchFilter('Alıcılarda ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: mailStateLabels }),
  page: pageFilter,
};

/** All mails of the site, with their delivery status. */
export function OutboxScreen() {
  const filters = useFilters(schema);
  const { data: record } = useQuery(mailSettingsQuery);
  // Assume that mail can be sent until the settings are loaded, so that no warning flashes.
  const canSend = record?.can_send ?? true;
  const query = useQuery(outboxQuery(filters.params, canSend));
  return (
    <ListPage
      title="E-posta"
      help="Sitenin gönderdiği yanıtlar, bildirimler ve özetler, en yenisi üstte."
      before={<MailTabs current="giden" failed={record?.failed ?? 0} />}
      filters={filters}
      after={canSend ? null : <NoMailServer>{NO_MAIL_SERVER_TEXT}</NoMailServer>}
      query={query}
      polled
      empty={{
        title: 'Henüz e-posta gönderilmedi.',
        text: 'Bir iletiyi panelden yanıtladığınızda ya da bir bildirim gönderildiğinde burada görünür.',
      }}
      notFound={{ title: 'Bu filtrelerle e-posta bulunamadı.', text: 'Adresin daha kısa bir parçasını arayın.' }}
    >
      {(rows) => <OutboxRows rows={rows} canSend={canSend} />}
    </ListPage>
  );
}
