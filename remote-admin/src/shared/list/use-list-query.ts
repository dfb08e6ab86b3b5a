import { useSearchParams } from 'shared-contracts/router';

type Filters<Name extends string> = Record<Name, string>;

/**
 * Page, search and filters of a list, kept in the address so that a reload and the back key hold them.
 * `addressNames` are what the filters of the call are called there.
 */
export function useListQuery<Name extends string = never>(addressNames?: Readonly<Filters<Name>>) {
  const [params, setParams] = useSearchParams();
  const names = Object.entries(addressNames ?? {}) as [Name, string][];
  const search = params.get('ara') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('sayfa') ?? '1', 10) || 1);
  const filters = Object.fromEntries(
    names.map(([name, inAddress]) => [name, params.get(inAddress) ?? '']),
  ) as Filters<Name>;
  const write = (next: { search: string; page: number; filters: Filters<Name> }) => {
    const chosen = names.flatMap(([name, inAddress]) => (next.filters[name] ? [[inAddress, next.filters[name]]] : []));
    const entries = {
      ...(next.search ? { ara: next.search } : {}),
      ...(Object.fromEntries(chosen) as Record<string, string>),
      ...(next.page > 1 ? { sayfa: String(next.page) } : {}),
    };
    setParams(entries, { replace: true });
  };
  return {
    search,
    page,
    filters,
    setSearch: (next: string) => write({ search: next.trim(), page: 1, filters }),
    setPage: (next: number) => write({ search, page: next, filters }),
    setFilter: (name: Name, value: string) => write({ search, page: 1, filters: { ...filters, [name]: value } }),
    clear: () => setParams({}, { replace: true }),
  };
}

/** Parameters of the call: what is not chosen stays out. */
export function chosenOnly(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
