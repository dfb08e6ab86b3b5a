import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentRow as Row } from '@vitrin/shared-contracts/consents';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { DayRange } from '../../ui/list/day-range.tsx';
import { dayFilters, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { listQuery } from '../../data/query.ts';
import { ConsentRow } from './consent-row.tsx';
import { ConsentTextDialog } from './consent-text.dialog.tsx';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';

const schema = { search: searchFilter('Kayıt numarasıyla ara'), ...dayFilters, page: pageFilter };

/** Consent choices of visitors, newest first, which serve the company as proof. */
export function ConsentsPage() {
  const filters = useFilters(schema);
  const query = useQuery(listQuery<Row>(api.adminConsents, filters.params));
  const [shown, setShown] = useState<Row | null>(null);
  return (
    <>
      <ListPage
        title="KVKK"
        help={`Ziyaretçilerin çerez bildiriminde verdiği kararlar. Kararı kimin verdiği bilinmez; ziyaretçi kendi kayıt numarasını bildirimde görür. Kayıtlar ${limits.consentMonths} ay saklanır.`}
        before={<PrivacyTabs current="consents" />}
        filters={filters}
        note={<NoLegalAdvice />}
        after={<DayRange filters={filters} />}
        query={query}
        empty={{
          title: 'Henüz çerez tercihi kaydedilmedi.',
          text: 'Entegrasyonlar ekranında bir ölçüm ya da reklam aracı tanımlıysa ziyaretçilere sorulur ve verdikleri her karar burada görünür.',
        }}
        notFound={{
          title: 'Böyle bir kayıt bulunamadı.',
          text: 'Numaranın başını doğru yazdığınızdan emin olun ya da tarih aralığını genişletin.',
        }}
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
