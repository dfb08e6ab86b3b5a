import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid, writtenSchema } from '../rules/validation.ts';

/** Labels of the stages of a message, by inbox; every message starts as `new`. */
export const messageStageLabels = {
  contact: { new: 'Yeni', 'in-progress': 'İlgileniliyor', answered: 'Yanıtlandı', closed: 'Kapandı' },
  'human-resources': {
    new: 'Yeni',
    'in-talk': 'Görüşmede',
    offered: 'Teklif verildi',
    rejected: 'Olumsuz',
    pool: 'Aday havuzunda',
  },
} as const satisfies Record<string, Record<string, string>>;

// Declared here and not imported from `mailbox`, which itself imports this file.
/** Inbox of the panel. */
export type MailboxKind = keyof typeof messageStageLabels;

/** Stage of a message; which stages exist depends on the inbox, see `stagesOf`. */
export type MessageStage = { [K in MailboxKind]: keyof (typeof messageStageLabels)[K] }[MailboxKind];

/**
 * Returns the stages of an inbox in display order.
 * @param kind - inbox
 */
export function stagesOf(kind: MailboxKind): MessageStage[] {
  return Object.keys(messageStageLabels[kind]) as MessageStage[];
}

/**
 * Returns the label of a stage in Turkish; the stage itself when it is unknown in this inbox.
 * @param kind - inbox
 * @param stage - stage of a message
 */
export function stageLabel(kind: MailboxKind, stage: MessageStage): string {
  return (messageStageLabels[kind] as Partial<Record<MessageStage, string>>)[stage] ?? stage;
}

/** `data` of `PUT /api/admin/{contact|human-resources}/{id}/stage`. */
export interface StagedMessage {
  id: number;
  stage: MessageStage;
}

/**
 * Row of `GET /api/admin/{contact|human-resources}/assignees`: a user who can read this inbox and can be assigned to a
 * message.
 */
export interface Assignee {
  id: number;
  name: string;
}

/** Colours of message labels. */
export const labelColours = ['grey', 'red', 'orange', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
/** Colour of a message label. */
export type LabelColour = (typeof labelColours)[number];

/** Row of `GET /api/admin/{contact|human-resources}/labels`, sorted by name. */
export interface MessageLabel {
  id: number;
  name: string;
  colour: LabelColour;
  version: number;
  updated_at: string;
}

/** `form_data` of `POST /api/admin/{contact|human-resources}/labels` and, with `version`, of `PUT …/labels/{id}`. */
export const labelInputSchema = object({
  name: writtenSchema(limits.labelName),
  colour: string().oneOf(labelColours, invalid.choice).required(invalid.required),
  version: number().integer(),
});

/** Validated `form_data` of the label writes; see `labelInputSchema`. */
export type LabelInput = InferType<typeof labelInputSchema>;

/** `text` of `POST /api/admin/{contact|human-resources}/{id}/notes`: a note that only staff can read. */
export const noteSchema = string()
  .trim()
  .required(invalid.required)
  .max(limits.message.max, invalid.tooLong(limits.message.max));

/** Note on a message that only staff can read. */
export interface MessageNote {
  id: number;
  author: string;
  text: string;
  created_at: string;
}

/** Kinds of events in the history of a message. */
export const messageEventNames = [
  'received',
  'opened',
  'marked-unread',
  'trashed',
  'restored',
  'quarantined',
  'released',
  'assigned',
  'unassigned',
  'stage',
  'labelled',
  'unlabelled',
  'noted',
  'replied',
] as const;
/** Kind of an event in the history of a message. */
export type MessageEventName = (typeof messageEventNames)[number];

/** One event in the history of a message. */
export interface MessageEvent {
  id: number;
  at: string;
  /** Name of the user; empty for an event that the server triggered. */
  actor: string;
  event: MessageEventName;
  /** Name of the user, label or stage that the event concerns; empty when there is none. */
  detail: string;
}
