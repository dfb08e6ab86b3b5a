import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentInvitation } from '@vitrin/shared-contracts/invitations';
import { useRight } from '@vitrin/shared-contracts/state';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { InvitationDialog } from './invitation.dialog.tsx';
import { InvitationLinkView } from './invitation-link.view.tsx';
import { InvitationRows } from './invitation-rows.tsx';
import { InviteButton } from './invite-button.tsx';
import { useRoleGroups } from './use-role-groups.ts';
import { UserTabs } from './user-tabs.tsx';
import { invitationsQuery } from './users.api.ts';

/** People who were invited and have not set their password yet. */
export function InvitationListPage() {
  const filters = useFilters({});
  const query = useQuery(invitationsQuery);
  const { labels } = useRoleGroups();
  const { edited, addressOf, close } = useOpenRecord();
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const mayInvite = useRight('users.write');
  if (sent) return <InvitationLinkView sent={sent} onLeave={() => setSent(null)} />;
  // A mailed invitation needs no screen of its own: the list shows it.
  const show = (result: SentInvitation | null) => setSent(result?.link ? result : null);
  const invite = mayInvite ? <InviteButton to={addressOf(newRecordParam)} /> : null;
  return (
    <>
      <ListPage
        title="Davetler"
        help="Davet edilip şifresini henüz belirlememiş kişiler. Davet bağlantısı bir hafta geçerlidir."
        action={invite}
        before={<UserTabs current="invitations" />}
        filters={filters}
        query={query}
        empty={{
          title: 'Bekleyen davet yok.',
          text: 'Davet ettiğiniz kişi bağlantıyı açıp şifresini belirlediğinde kullanıcılar arasında görünür.',
        }}
      >
        {(rows) => <InvitationRows rows={rows} labels={labels} onSent={show} />}
      </ListPage>
      {mayInvite && edited === newRecordParam ? <InvitationDialog onClose={close} onSent={show} /> : null}
    </>
  );
}
