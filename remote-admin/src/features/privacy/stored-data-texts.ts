import type { PersonalData } from '@vitrin/shared-contracts/privacy';

/** Returns texts with the counts of the data to be destroyed; kinds without data are omitted. */
export function destroyableDataTexts({ messages, message_total, mails, subscription }: PersonalData): string[] {
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
    counted(subscription ? 1 : 0, 'bülten aboneliği'),
  ].filter((text) => text !== '');
}

/** Returns the same texts and the number of requests, which are kept. */
export function storedDataTexts(person: PersonalData): string[] {
  return [...destroyableDataTexts(person), counted(person.requests.length, 'başvuru')].filter((text) => text !== '');
}

/** Returns the count with its noun, joined by a no-break space so that a line never breaks between them. */
function counted(count: number, noun: string): string {
  return count > 0 ? `${count}\u00a0${noun}` : '';
}
