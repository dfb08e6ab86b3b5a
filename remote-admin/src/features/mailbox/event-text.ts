import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import {
  stageLabel,
  type MessageEvent,
  type MessageEventName,
  type MessageStage,
} from '@vitrin/shared-contracts/message-workflow';

type Words = (actor: string, detail: string) => string;

const sentences: Readonly<Record<MessageEventName, Words>> = {
  received: () => 'Siteden gönderildi.',
  opened: (actor) => `${actor} açtı.`,
  'marked-unread': (actor) => `${actor} okunmadı olarak işaretledi.`,
  trashed: (actor) => `${actor} çöpe taşıdı.`,
  restored: (actor) => `${actor} çöpten geri aldı.`,
  quarantined: (actor) => `${actor} istenmeyen sayıp karantinaya aldı.`,
  released: (actor) => `${actor} karantinadan çıkardı.`,
  assigned: (actor, detail) => `${actor} sorumlu olarak ${detail} adlı çalışanı seçti.`,
  unassigned: (actor) => `${actor} sorumluyu kaldırdı.`,
  stage: (actor, detail) => `${actor} aşamayı “${detail}” yaptı.`,
  labelled: (actor, detail) => `${actor} “${detail}” etiketini ekledi.`,
  unlabelled: (actor, detail) => `${actor} “${detail}” etiketini kaldırdı.`,
  noted: (actor) => `${actor} not yazdı.`,
  replied: (actor) => `${actor} yanıt yazdı.`,
};

/** Returns an entry of the message history as a sentence. */
export function eventText(kind: MailboxKind, { event, actor, detail }: MessageEvent): string {
  const named = event === 'stage' ? stageLabel(kind, detail as MessageStage) : detail;
  return sentences[event](actor === '' ? 'Site' : actor, named);
}
