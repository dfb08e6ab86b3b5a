import { Button } from '@mantine/core';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import type { DataRequestRecord } from 'shared-contracts/privacy';
import { Link } from 'shared-contracts/router';
import { ChosenRecord } from '../../shared/form/record-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { Moment } from '../../shared/list/moment.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { DataRequestForm } from './data-request.form.tsx';
import { dataRequestValues } from './data-request.values.ts';
import { dataRequestQuery, updateDataRequest } from './data-requests.api.ts';
import { DaysLeft } from './days-left.tsx';
import type { AskedPerson } from './person.api.ts';
import { dayWords } from './privacy-words.ts';
import styles from './privacy.module.css';

export function DataRequestUpdatePage() {
  return <ChosenRecord list={adminPaths.privacy}>{(id) => <ChosenRequest id={id} />}</ChosenRecord>;
}

function ChosenRequest({ id }: { id: number }) {
  const query = useQuery(dataRequestQuery(id));
  if (!query.isSuccess) return <WaitingView queries={[query]} />;
  return <OpenedRequest record={query.data} />;
}

function OpenedRequest({ record }: { record: DataRequestRecord }) {
  const initial = useMemo(() => dataRequestValues(record), [record]);
  return (
    <DataRequestForm
      record={record}
      initial={initial}
      side={<RequestSide record={record} />}
      save={(values, version) => updateDataRequest(record.id, version, values)}
    />
  );
}

function RequestSide({ record }: { record: DataRequestRecord }) {
  const { reference, email, due_on, closed_at } = record;
  const asked: AskedPerson = { search: email, email };
  return (
    <Panel title={reference}>
      <dl className={styles.standing}>
        <dt>Durum</dt>
        <dd>
          <DaysLeft request={record} />
        </dd>
        <dt>Son gün</dt>
        <dd>{dayWords(due_on)}</dd>
        {closed_at ? (
          <>
            <dt>Kapandı</dt>
            <dd>
              <Moment iso={closed_at} />
            </dd>
          </>
        ) : null}
      </dl>
      <Button
        component={Link}
        to={adminPaths.privacyPerson}
        state={asked}
        variant="default"
        leftSection={<IconUserSearch size={18} aria-hidden />}
      >
        Kişinin verilerini aç
      </Button>
    </Panel>
  );
}
