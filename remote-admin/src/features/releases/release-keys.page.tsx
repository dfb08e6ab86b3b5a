import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { NewPublishKey, PublishKeyRow, RemoteRow } from '@vitrin/shared-contracts/release-management';
import { useRight } from '@vitrin/shared-contracts/state';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { listQuery } from '../../data/query.ts';
import { NewKeyView } from './new-key.view.tsx';
import { QuotaDialog } from './quota.dialog.tsx';
import { ReleaseKeyRows } from './release-key-rows.tsx';
import { ReleaseKeyDialog } from './release-key.dialog.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { PipelineSection } from './pipeline-section.tsx';
import { PipelineDialog } from './pipeline.dialog.tsx';
import { pipelinesQuery, remotesQuery } from './releases.api.ts';
import { RemoteSection } from './remote-section.tsx';
import { RemoteDialog } from './remote.dialog.tsx';

/** Values of the URL parameter that open the dialogs of this screen. */
const newKey = `${newRecordParam}-anahtar`;
const newPipeline = `${newRecordParam}-hat`;
const newRemote = `${newRecordParam}-birim`;

const right = 'releases.publish';
const schema = { page: pageFilter };

/** Publish credentials of the teams, trusted pipelines, and the built-in and additional remotes. */
export function ReleaseKeysPage() {
  const filters = useFilters(schema);
  const keys = useQuery(listQuery<PublishKeyRow>(api.adminReleaseKeys, filters.params));
  const remotes = useQuery(remotesQuery);
  const pipelines = useQuery(pipelinesQuery);
  const { edited, addressOf, close } = useOpenRecord();
  const [created, setMade] = useState<NewPublishKey | null>(null);
  const [limited, setLimited] = useState<PublishKeyRow | null>(null);
  const mayPublish = useRight(right);
  const remoteRows = remotes.data;
  if (created) return <NewKeyView created={created} onLeave={() => setMade(null)} />;
  return (
    <>
      <ListPage
        title="Yayın anahtarları"
        help="Bir ekibin yayın hattı, kendi biriminin sürümlerini bu anahtarla gönderir ve imzalar. Her anahtar tek birim içindir."
        insert={{ to: addressOf(newKey), label: 'Yeni anahtar', right }}
        before={<ReleaseTabs current="keys" />}
        filters={filters}
        query={keys}
        empty={{
          title: 'Henüz yayın anahtarı yok.',
          text: 'Bir birimi buradan değil de ekibin kendi hattından yayınlamak için anahtar oluşturun.',
        }}
      >
        {(rows) => <ReleaseKeyRows rows={rows} remotes={remoteRows ?? []} onLimit={setLimited} />}
      </ListPage>
      <PipelineSection
        query={pipelines}
        remotes={remoteRows ?? []}
        insertAddress={mayPublish ? addressOf(newPipeline) : null}
      />
      <RemoteSection query={remotes} insertAddress={mayPublish ? addressOf(newRemote) : null} />
      {limited ? <QuotaDialog row={limited} onClose={() => setLimited(null)} /> : null}
      {mayPublish ? <OpenDialog edited={edited} remotes={remoteRows} onClose={close} onCreated={setMade} /> : null}
    </>
  );
}

interface OpenDialogProps {
  edited: string | null;
  /** Undefined until they are loaded. */
  remotes: readonly RemoteRow[] | undefined;
  onClose: () => void;
  onCreated: (made: NewPublishKey | null) => void;
}

/** The dialog that the address names. */
function OpenDialog({ edited, remotes, onClose, onCreated }: OpenDialogProps) {
  if (edited === newRemote) return <RemoteDialog onClose={onClose} />;
  if (!remotes) return null;
  if (edited === newPipeline) return <PipelineDialog remotes={remotes} onClose={onClose} />;
  return edited === newKey ? <ReleaseKeyDialog remotes={remotes} onClose={onClose} onCreated={onCreated} /> : null;
}
