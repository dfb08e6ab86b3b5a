import type { MailboxFilter } from 'shared-contracts/mailbox';
import { useLocation, useNavigate, useSearchParams } from 'shared-contracts/router';
import { filterNames, mailboxViews, type MailboxView } from './mailbox.words.ts';

type MailboxFilters = Readonly<Record<MailboxFilter, string>>;

interface Place {
  view: MailboxView;
  search: string;
  /** Empty: not filtered by it. */
  filters: MailboxFilters;
  page: number;
  /** The message that is open. */
  message: number | null;
}

const names = Object.entries(filterNames) as [MailboxFilter, string][];
const noFilters = Object.fromEntries(names.map(([name]) => [name, ''])) as MailboxFilters;

/** Where somebody is in an inbox, all of it in the address: a reload, the back key and a link hold it. */
export function useMailboxAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place: Place = {
    view: mailboxViews.find((view) => view === params.get('bolum')) ?? 'gelen',
    search: params.get('ara') ?? '',
    filters: Object.fromEntries(names.map(([name, key]) => [name, params.get(key) ?? ''])) as MailboxFilters,
    page: countOf(params.get('sayfa')) ?? 1,
    message: countOf(params.get('ileti')),
  };
  const addressOf = (next: Place) => {
    const query = queryOf(next).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const replace = (next: Partial<Place>) => setParams(queryOf({ ...place, ...next }), { replace: true });
  const toMessage = (message: number) => addressOf({ ...place, message });
  return {
    ...place,
    toView: (view: MailboxView) => addressOf({ view, search: '', filters: noFilters, page: 1, message: null }),
    toMessage,
    toList: addressOf({ ...place, message: null }),
    open: (message: number) => void navigate(toMessage(message)),
    /** From one open message to another: the way back still leads to the list. */
    moveTo: (message: number) => replace({ message }),
    setSearch: (search: string) => replace({ search: search.trim(), page: 1 }),
    setFilter: (name: MailboxFilter, value: string) =>
      replace({ filters: { ...place.filters, [name]: value }, page: 1 }),
    clearFilters: () => replace({ filters: noFilters, page: 1 }),
    setPage: (page: number) => replace({ page, message: null }),
    close: () => replace({ message: null }),
  };
}

export type MailboxAddress = ReturnType<typeof useMailboxAddress>;

function countOf(text: string | null): number | null {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

function queryOf({ view, search, filters, page, message }: Place): URLSearchParams {
  const chosen = names.flatMap(([name, key]) => (filters[name] ? [[key, filters[name]] as [string, string]] : []));
  return new URLSearchParams({
    ...(view === 'gelen' ? {} : { bolum: view }),
    ...(search ? { ara: search } : {}),
    ...Object.fromEntries(chosen),
    ...(page > 1 ? { sayfa: String(page) } : {}),
    ...(message ? { ileti: String(message) } : {}),
  });
}
