import { useNavigate } from '@vitrin/shared-contracts/router';
import {
  addressFilter,
  choiceFilter,
  dayFilters,
  type Filter,
  initialValues,
  pageFilter,
  readCount,
} from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { mailboxViews, type MailboxView } from './mailbox-texts.ts';

const noFilters = { check: '', stage: '', label: '', assignee: '', opening: '', from: '', to: '' };

const section: Filter<MailboxView> = {
  address: 'bolum',
  initial: 'gelen',
  read: (text) => mailboxViews.find((view) => view === text),
};

/** Id of the open message. */
const message: Filter<number | null> = { address: 'ileti', initial: null, read: readCount };

const schema = {
  section,
  search: addressFilter('ara'),
  check: choiceFilter('okuma', { label: 'Okunma', all: 'Okunma', options: { '0': 'Okunmamış', '1': 'Okunmuş' } }),
  stage: choiceFilter('asama', { label: 'Aşama', all: 'Aşama' }),
  label: choiceFilter('etiket', { label: 'Etiket', all: 'Etiket' }),
  assignee: choiceFilter('sorumlu', { label: 'Sorumlu', all: 'Sorumlu' }),
  opening: choiceFilter('ilan', { label: 'İş ilanı', all: 'İş ilanı' }),
  ...dayFilters,
  page: pageFilter,
  message,
};

/**
 * The state of an inbox screen, stored entirely in the URL: it survives reload, history navigation and shared links.
 */
export function useMailboxAddress() {
  const filters = useFilters(schema);
  const navigate = useNavigate();
  const { values, set, addressOf } = filters;
  const { section, message, page } = values;
  const toMessage = (id: number | null) => addressOf({ message: id, page });
  return {
    ...filters,
    view: section,
    message,
    /** Number of active filters. */
    active: Object.keys(filters.activeFilters).filter((name) => name in noFilters).length,
    toView: (view: MailboxView) => addressOf({ ...initialValues(schema), section: view }),
    toMessage,
    toList: toMessage(null),
    open: (id: number) => void navigate(toMessage(id)),
    /** Replaces the history entry, so that going back from any message returns to the list. */
    moveTo: (id: number) => set({ message: id, page }),
    clearFilters: () => set(noFilters),
    setPage: (next: number) => set({ page: next, message: null }),
    close: () => set({ message: null, page }),
  };
}

export type MailboxAddress = ReturnType<typeof useMailboxAddress>;
