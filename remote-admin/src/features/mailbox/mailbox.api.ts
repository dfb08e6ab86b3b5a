import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { MailboxKind, MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import type { AnsweredOpening } from '@vitrin/shared-contracts/openings';
import type { Assignee, MessageLabel, MessageStage } from '@vitrin/shared-contracts/message-workflow';
import { api } from '@vitrin/shared-contracts/paths';
import { getFile, sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

type Ids = readonly number[];

async function put(path: string, fields: Readonly<Record<string, unknown>>): Promise<ApiResponse<unknown>> {
  return await sendForm('PUT', path, fields);
}

export const labelsOf = (kind: MailboxKind) => `${api.adminMailbox(kind)}/labels`;

export const labelsQuery = (kind: MailboxKind) => readQuery<MessageLabel[]>(labelsOf(kind));

export const assigneesQuery = (kind: MailboxKind) => readQuery<Assignee[]>(`${api.adminMailbox(kind)}/assignees`);

export const answeredOpeningsQuery = () => readQuery<AnsweredOpening[]>(api.adminAnsweredOpenings);

export const messagesQuery = (kind: MailboxKind, params: Params) =>
  listQuery<MessageRow>(api.adminMailbox(kind), params);

export const messageQuery = (kind: MailboxKind, id: number) => readQuery<MessageRecord>(api.adminMessage(kind, id));

/** The documented API calls (product §7) and similar ones; lists of ids are sent as JSON. */
export function trashMessages(kind: MailboxKind, ids: Ids): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMailbox(kind)}/trash`, { trash_list: ids });
}

/** Moves messages out of the trash or the quarantine back into the inbox. */
export function restoreMessages(kind: MailboxKind, ids: Ids): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMailbox(kind)}/restore`, { restore_list: ids });
}

export function quarantineMessages(kind: MailboxKind, ids: Ids): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMailbox(kind)}/quarantine`, { quarantine_list: ids });
}

export const deleteMessages = (kind: MailboxKind, ids: Ids) =>
  sendForm('DELETE', api.adminMailbox(kind), { delete_list: ids });

export function checkMessage(kind: MailboxKind, id: number): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMailbox(kind)}/check`, { id });
}

export function checkMessages(kind: MailboxKind, ids: Ids, check: 0 | 1): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMailbox(kind)}/check`, { check_list: ids, check });
}

export interface Labelling {
  label: number;
  on: boolean;
}

export function labelMessages(kind: MailboxKind, ids: Ids, { label, on }: Labelling): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMailbox(kind)}/labelling`, { label_list: ids, label_id: label, on: on ? 1 : 0 });
}

/** Assigns messages to a user; `user` null removes the assignee. */
export function assignMessages(kind: MailboxKind, ids: Ids, user: number | null): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMailbox(kind)}/assign`, { assign_list: ids, user_id: user ?? '' });
}

interface StageChange {
  stage: MessageStage;
  /** Whether the applicant has agreed that the application is kept. */
  consent: boolean;
}

export function changeStage(kind: MailboxKind, id: number, change: StageChange): Promise<ApiResponse<unknown>> {
  return put(`${api.adminMessage(kind, id)}/stage`, { stage: change.stage, consent: change.consent ? 1 : 0 });
}

export const addNote = (kind: MailboxKind, id: number, text: string, key: string) =>
  sendForm('POST', `${api.adminMessage(kind, id)}/notes`, { text }, key);

export const deleteLabel = (kind: MailboxKind, id: number) => sendForm('DELETE', `${labelsOf(kind)}/${id}`, {});

export const fetchCv = (id: number) => getFile(api.adminCv(id), {});
