import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared-contracts/paths';
import type { NewPublishKey, PublishKeyRow } from 'shared-contracts/release-management';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { useEdited } from '../../shared/form/use-edited.ts';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { listQuery } from '../../shared/query.ts';
import { newKey, newRemote } from './new-records.ts';
import { NewKeyView } from './new-key.view.tsx';
import { ReleaseKeyDialog } from './release-key.dialog.tsx';
import { ReleaseKeyRows } from './release-key-rows.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { remotesQuery } from './releases.api.ts';
import { RemoteDialog } from './remote.dialog.tsx';
import { RemoteSection } from './remote-section.tsx';

/** Credentials of the teams' pipelines, and the remotes that teams have added. */
export function ReleaseKeysPage() {
  const { page, setPage } = useListQuery();
  const keys = useQuery(listQuery<PublishKeyRow>(api.adminReleaseKeys, { page }));
  const remotes = useQuery(remotesQuery);
  const { edited, addressOf, close } = useEdited();
  const [made, setMade] = useState<NewPublishKey | null>(null);
  const mayPublish = useRight('releases.publish');
  const known = remotes.data;
  if (made) return <NewKeyView made={made} onLeave={() => setMade(null)} />;
  const insert = mayPublish ? (
    <Button component={Link} to={addressOf(newKey)} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni anahtar
    </Button>
  ) : null;
  return (
    <>
      <ListPage
        title="Yayın anahtarları"
        help="Bir ekibin yayın hattı, kendi biriminin sürümlerini bu anahtarla gönderir ve imzalar. Her anahtar tek birim içindir."
        action={insert}
        toolbar={<ReleaseTabs current="keys" />}
        query={keys}
        onPage={setPage}
        empty={
          <EmptyList
            title="Henüz yayın anahtarı yok."
            text="Bir birimi buradan değil de ekibin kendi hattından yayımlamak için anahtar oluşturun."
            action={insert}
          />
        }
      >
        {(rows) => <ReleaseKeyRows rows={rows} remotes={known ?? []} />}
      </ListPage>
      <RemoteSection query={remotes} insertAddress={mayPublish ? addressOf(newRemote) : null} />
      {mayPublish && edited === newKey && known ? (
        <ReleaseKeyDialog remotes={known} onClose={close} onMade={setMade} />
      ) : null}
      {mayPublish && edited === newRemote ? <RemoteDialog onClose={close} /> : null}
    </>
  );
}
