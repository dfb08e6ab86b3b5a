import { limits } from '@vitrin/shared-contracts/limits';
import {
  assigneeFilters,
  mailboxSections,
  type MailboxFilter,
  type MailboxKind,
  type MailboxSection,
} from '@vitrin/shared-contracts/mailbox';
import { stagesOf, type MessageStage } from '@vitrin/shared-contracts/message-workflow';
import type { DayRange, PageRequest } from '../../platform/database/page-request.ts';
import { dayRange } from '../../platform/http/day-range.ts';
import { pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';

/** The request for a list of messages; null: not filtered by that field. */
export interface MailboxPage extends PageRequest, DayRange {
  kind: MailboxKind;
  section: MailboxSection;
  /** True: only messages in quarantine. Otherwise the inbox shows all others; the trash always shows both. */
  quarantine: boolean;
  check: 0 | 1 | null;
  stage: MessageStage | null;
  label: number | null;
  assignee: number | 'none' | null;
  /** Id of the job opening that applications answer. */
  opening: number | null;
}

/**
 * Reads the list request from the query string. Rejects an invalid filter, because ignoring it would return more than
 * requested.
 */
export function mailboxPage(kind: MailboxKind, query: unknown, userId: number): MailboxPage {
  return {
    ...pageRequest(query, limits.panelPageSize),
    ...dayRange(query),
    kind,
    section: sectionIn(query),
    quarantine: queryText(query, 'quarantine') === '1',
    check: checkIn(filter(query, 'check')),
    stage: stageIn(kind, filter(query, 'stage')),
    label: numberIn(filter(query, 'label')),
    assignee: assigneeIn(filter(query, 'assignee'), userId),
    opening: numberIn(filter(query, 'opening')),
  };
}

function filter(query: unknown, name: MailboxFilter): string | null {
  return queryText(query, name) || null;
}

function sectionIn(query: unknown): MailboxSection {
  const named = queryText(query, 'section') ?? 'mail';
  const section = mailboxSections.find((known) => known === named);
  if (!section) throw problems.malformed('Böyle bir bölüm yok.');
  return section;
}

function checkIn(value: string | null): 0 | 1 | null {
  if (value === null) return null;
  if (value !== '0' && value !== '1') throw invalidFilter();
  return value === '1' ? 1 : 0;
}

function stageIn(kind: MailboxKind, value: string | null): MessageStage | null {
  if (value === null) return null;
  const stage = stagesOf(kind).find((known) => known === value);
  if (!stage) throw invalidFilter();
  return stage;
}

function assigneeIn(value: string | null, userId: number): MailboxPage['assignee'] {
  const named = assigneeFilters.find((known) => known === value);
  if (named === 'me') return userId;
  return named ?? numberIn(value);
}

function numberIn(value: string | null): number | null {
  if (value === null) return null;
  if (!/^[1-9]\d{0,9}$/.test(value) || Number(value) > limits.integer) throw invalidFilter();
  return Number(value);
}

export function invalidFilter() {
  return problems.malformed('Filtre geçersiz.');
}
