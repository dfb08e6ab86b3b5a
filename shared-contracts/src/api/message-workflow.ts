import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';

/** How far the handling of a message has come, by kind; every message begins as new. */
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

/** The inboxes, as `mailbox` names them; its records are made of what is said here. */
type MailboxKind = keyof typeof messageStageLabels;

export type MessageStage = { [K in MailboxKind]: keyof (typeof messageStageLabels)[K] }[MailboxKind];

export function stagesOf(kind: MailboxKind): MessageStage[] {
  return Object.keys(messageStageLabels[kind]) as MessageStage[];
}

export function stageLabel(kind: MailboxKind, stage: MessageStage): string {
  return (messageStageLabels[kind] as Partial<Record<MessageStage, string>>)[stage] ?? stage;
}

/** `data` of PUT …/{id}/stage. */
export interface StagedMessage {
  id: number;
  stage: MessageStage;
}

/** A row of GET /api/admin/{contact|human-resources}/assignees: who reads this inbox and can be asked to deal with a message. */
export interface Assignee {
  id: number;
  name: string;
}

export const labelColours = ['grey', 'red', 'orange', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
export type LabelColour = (typeof labelColours)[number];

/** A row of GET …/labels, by name: what staff of this inbox sort messages by. */
export interface MessageLabel {
  id: number;
  name: string;
  colour: LabelColour;
  version: number;
  updated_at: string;
}

/** `form_data` of POST …/labels, and with `version` of PUT …/labels/{id}. */
export const labelInputSchema = object({
  name: string()
    .trim()
    .required(invalid.required)
    .min(limits.labelName.min, invalid.tooShort(limits.labelName.min))
    .max(limits.labelName.max, invalid.tooLong(limits.labelName.max)),
  colour: string().oneOf(labelColours, invalid.choice).required(invalid.required),
  version: number().integer(),
});

export type LabelInput = InferType<typeof labelInputSchema>;

/** `text` of POST …/{id}/notes: for staff alone. */
export const noteSchema = string()
  .trim()
  .required(invalid.required)
  .max(limits.message.max, invalid.tooLong(limits.message.max));

export interface MessageNote {
  id: number;
  author: string;
  text: string;
  created_at: string;
}

/** What happens to a message in the course of its life. */
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
export type MessageEventName = (typeof messageEventNames)[number];

/** A line of a message's history. */
export interface MessageEvent {
  id: number;
  at: string;
  /** Empty: the site itself. */
  actor: string;
  event: MessageEventName;
  /** Name of the person, the label or the stage that it is about; empty where there is none. */
  detail: string;
}
