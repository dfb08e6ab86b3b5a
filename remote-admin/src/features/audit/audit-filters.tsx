import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  auditActionLabels,
  auditEntityLabels,
  auditResultLabels,
  type AuditFilter,
  type AuditPerson,
} from 'shared-contracts/audit';
import { api } from 'shared-contracts/paths';
import { DayInput } from '../../shared/fields/day-input.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import type { useListQuery } from '../../shared/list/use-list-query.ts';
import { readQuery } from '../../shared/query.ts';
import styles from './audit.module.css';

type Query = ReturnType<typeof useListQuery<Exclude<AuditFilter, 'search'>>>;

export function AuditFilters({ query }: { query: Query }) {
  const { search, filters, setSearch, setFilter, clear } = query;
  const { data: people = [] } = useQuery(readQuery<AuditPerson[]>(api.adminAuditPeople));
  const isNarrowed = search !== '' || Object.values(filters).some((value) => value !== '');
  return (
    <>
      <SearchBox label="Kayıtlarda ara" value={search} onSearch={setSearch} />
      <FilterSelect
        label="Kişi"
        all="Herkes"
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filters.person}
        onChange={(value) => setFilter('person', value)}
      />
      <FilterSelect
        label="İşlem"
        all="Tüm işlemler"
        options={auditActionLabels}
        value={filters.operation}
        onChange={(value) => setFilter('operation', value)}
      />
      <FilterSelect
        label="Konu"
        all="Tüm konular"
        options={auditEntityLabels}
        value={filters.entity}
        onChange={(value) => setFilter('entity', value)}
      />
      <FilterSelect
        label="Sonuç"
        all="Tüm sonuçlar"
        options={auditResultLabels}
        value={filters.result}
        onChange={(value) => setFilter('result', value)}
      />
      <div className={styles.days}>
        <DayInput
          aria-label="İlk gün"
          className={styles.day}
          value={filters.from}
          onChange={(value) => setFilter('from', value)}
        />
        <span aria-hidden>–</span>
        <DayInput
          aria-label="Son gün"
          className={styles.day}
          value={filters.to}
          onChange={(value) => setFilter('to', value)}
        />
      </div>
      {isNarrowed ? (
        <Button variant="subtle" onClick={clear}>
          Filtreleri temizle
        </Button>
      ) : null}
    </>
  );
}
