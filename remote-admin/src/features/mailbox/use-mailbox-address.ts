import { useNavigate } from 'shared-contracts/router';
import { number, object, string } from 'yup';
import { addressFilter, choiceFilter, dayFilters, pageFilter } from '../../shared/list/filters.ts';
import { useFilters } from '../../shared/list/use-filters.ts';
import { mailboxViews, type MailboxView } from './mailbox-texts.ts';

const noFilters = { check: '', stage: '', label: '', assignee: '', from: '', to: '' };

const schema = object({
  section: string().oneOf(mailboxViews).default('gelen').meta({ address: 'bolum' }),
  search: addressFilter('ara'),
  check: choiceFilter('okuma', { label: 'Okunma', all: 'Okunma', options: { '0': 'Okunmamış', '1': 'Okunmuş' } }),
  stage: choiceFilter('asama', { label: 'Aşama', all: 'Aşama' }),
  label: choiceFilter('etiket', { label: 'Etiket', all: 'Etiket' }),
  assignee: choiceFilter('sorumlu', { label: 'Sorumlu', all: 'Sorumlu' }),
  ...dayFilters,
  page: pageFilter,
  /** Id of the open message. */
  message: number().integer().positive().nullable().default(null).meta({ address: 'ileti' }),
});

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
    toView: (view: MailboxView) => addressOf({ ...schema.getDefault(), section: view }),
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
