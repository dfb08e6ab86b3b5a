import { useLocation, useSearchParams } from 'shared-contracts/router';
import { mailboxViews, type MailboxView } from './mailbox.words.ts';

interface Place {
  view: MailboxView;
  search: string;
  page: number;
  /** The message that is open. */
  message: number | null;
}

/** Where somebody is in an inbox, all of it in the address: a reload, the back key and a link hold it. */
export function useMailboxAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const place: Place = {
    view: mailboxViews.find((view) => view === params.get('bolum')) ?? 'gelen',
    search: params.get('ara') ?? '',
    page: countOf(params.get('sayfa')) ?? 1,
    message: countOf(params.get('ileti')),
  };
  const addressOf = (next: Place) => {
    const query = queryOf(next).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    ...place,
    toView: (view: MailboxView) => addressOf({ view, search: '', page: 1, message: null }),
    toMessage: (message: number) => addressOf({ ...place, message }),
    toList: addressOf({ ...place, message: null }),
    setSearch: (search: string) => setParams(queryOf({ ...place, search: search.trim(), page: 1 }), { replace: true }),
    setPage: (page: number) => setParams(queryOf({ ...place, page, message: null }), { replace: true }),
    close: () => setParams(queryOf({ ...place, message: null }), { replace: true }),
  };
}

function countOf(text: string | null): number | null {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

function queryOf({ view, search, page, message }: Place): URLSearchParams {
  return new URLSearchParams({
    ...(view === 'gelen' ? {} : { bolum: view }),
    ...(search ? { ara: search } : {}),
    ...(page > 1 ? { sayfa: String(page) } : {}),
    ...(message ? { ileti: String(message) } : {}),
  });
}
