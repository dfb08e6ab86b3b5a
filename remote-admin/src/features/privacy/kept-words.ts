import type { PersonalData } from 'shared-contracts/privacy';

/** What would be destroyed, each with its number; nothing for what there is none of. */
export function destroyableOf({ messages, message_total, mails }: PersonalData): string[] {
  const sum = (count: (message: PersonalData['messages'][number]) => number) =>
    messages.reduce((total, message) => total + count(message), 0);
  return [
    counted(message_total, 'ileti'),
    counted(
      sum(({ has_cv }) => Number(has_cv)),
      'özgeçmiş',
    ),
    counted(
      sum(({ notes }) => notes),
      'not',
    ),
    counted(mails + sum(({ replies }) => replies), 'e-posta'),
  ].filter((words) => words !== '');
}

/** The same, and the requests, which stay. */
export function keptOf(person: PersonalData): string[] {
  return [...destroyableOf(person), counted(person.requests.length, 'başvuru')].filter((words) => words !== '');
}

/** Returns the count with its noun, joined by a no-break space so that a line never breaks between them. */
function counted(count: number, noun: string): string {
  return count > 0 ? `${count}\u00a0${noun}` : '';
}
