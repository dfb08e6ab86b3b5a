import { cvEntryName } from './cv-entry-name.ts';
import type { ExportedMessage } from './exported-messages.repository.ts';
import type { PersonExport } from './person-export.ts';

/** The archive for machines, a message at a time. */
export async function* personJson({ email, at, messages, mails, requests }: PersonExport): AsyncGenerator<string> {
  yield `{\n"email": ${JSON.stringify(email)},\n"exported_at": ${JSON.stringify(at)},\n"messages": [`;
  let separator = '\n';
  for await (const message of messages()) {
    yield separator + JSON.stringify(told(message));
    separator = ',\n';
  }
  yield `\n],\n"mails": ${JSON.stringify(mails)},\n"requests": ${JSON.stringify(requests)}\n}\n`;
}

/** Field by field: what only the site itself needs stays out. */
function told({ id: _id, cv, ...message }: ExportedMessage) {
  return { ...message, cv: cv && { name: cv.name, bytes: cv.bytes, file: cvEntryName(message.reference, cv) } };
}
