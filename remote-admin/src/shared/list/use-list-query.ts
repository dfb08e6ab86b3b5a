import { useSearchParams } from 'shared-contracts/router';

/** Page and search of a list, kept in the address so that a reload and the back key hold them. */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const search = params.get('ara') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('sayfa') ?? '1', 10) || 1);
  const write = (next: { search: string; page: number }) => {
    const entries = {
      ...(next.search ? { ara: next.search } : {}),
      ...(next.page > 1 ? { sayfa: String(next.page) } : {}),
    };
    setParams(entries, { replace: true });
  };
  return {
    search,
    page,
    setSearch: (next: string) => write({ search: next.trim(), page: 1 }),
    setPage: (next: number) => write({ search, page: next }),
  };
}
