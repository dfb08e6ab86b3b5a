import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentRow as Row } from 'shared-contracts/consents';
import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { listQuery } from '../../shared/query.ts';
import { ConsentDays } from './consent-days.tsx';
import { ConsentRow } from './consent-row.tsx';
import { ConsentTextDialog } from './consent-text.dialog.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';

const addressNames = { from: 'ilk', to: 'son' } as const;

/** What visitors chose in the consent notice, the newest first: the company's proof. */
export function ConsentsPage() {
  const list = useListQuery<'from' | 'to'>(addressNames);
  const { search, page, filters, setSearch, setPage } = list;
  const query = useQuery(listQuery<Row>(api.adminConsents, { page, ...chosenOnly({ search, ...filters }) }));
  const [shown, setShown] = useState<Row | null>(null);
  const isNarrowed = search !== '' || filters.from !== '' || filters.to !== '';
  return (
    <>
      <ListPage
        title="KVKK"
        help={`Ziyaretçilerin çerez bildiriminde verdiği kararlar. Kararı kimin verdiği bilinmez; ziyaretçi kendi kayıt numarasını bildirimde görür. Kayıtlar ${limits.consentMonths} ay saklanır.`}
        toolbar={
          <>
            <PrivacyTabs current="consents" />
            <SearchBox label="Kayıt numarasıyla ara" value={search} onSearch={setSearch} />
            <ConsentDays query={list} />
          </>
        }
        query={query}
        onPage={setPage}
        empty={
          isNarrowed ? (
            <EmptyList
              title="Böyle bir kayıt bulunamadı."
              text="Numaranın başını doğru yazdığınızdan emin olun ya da tarih aralığını genişletin."
            />
          ) : (
            <EmptyList
              title="Henüz çerez tercihi kaydedilmedi."
              text="Entegrasyonlar ekranında bir ölçüm ya da reklam aracı tanımlıysa ziyaretçilere sorulur ve verdikleri her karar burada görünür."
            />
          )
        }
      >
        {(rows) => (
          <ol aria-label="Çerez tercihleri">
            {rows.map((row) => (
              <ConsentRow key={row.key} row={row} onText={() => setShown(row)} />
            ))}
          </ol>
        )}
      </ListPage>
      {shown ? <ConsentTextDialog row={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}
