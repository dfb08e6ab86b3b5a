import { limits } from '@vitrin/shared-contracts/limits';
import type { FileStore } from '../../platform/files/store/file-store.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { storedCvName } from '../media/cv-files.ts';
import { cvEntryName } from './cv-entry-name.ts';
import { requestsOf } from './data-requests.repository.ts';
import { exportedMails, type ExportedMessage, exportedMessages } from './exported-messages.repository.ts';
import type { PersonExport } from './person-export.ts';
import { personHtml } from './person-html.ts';
import { addressesOf } from './person.repository.ts';
import { subscriptionOf } from './subscription.repository.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** Returns a ZIP archive of all data of a person: as JSON, as HTML, and the CVs as they were sent. */
export function exportArchive({ db, files }: Pick<PlatformServices, 'db' | 'files'>, sender: string) {
  return zipStream(entries(db, files, sender));
}

async function* entries(db: Db, files: FileStore, sender: string): AsyncGenerator<ZipEntry> {
  const person: PersonExport = {
    email: sender,
    at: new Date().toISOString(),
    messages: () => exportedMessages(db, sender),
    mails: await exportedMails(db, await addressesOf(db, sender), limits.idList),
    subscription: await subscriptionOf(db, sender),
    requests: await requestsOf(db, sender),
  };
  yield { name: 'kisisel-veriler.html', level: 6, content: encoded(personHtml(person)) };
  yield { name: 'kisisel-veriler.json', level: 6, content: encoded(personJson(person)) };
  for await (const { reference, cv } of person.messages()) {
    const content = cv && (await files.open(storedCvName(cv.file)));
    if (cv && content) yield { name: cvEntryName(reference, cv), level: 0, content };
  }
}

const encoder = new TextEncoder();

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

/** Yields the JSON file of the archive, one message at a time. */
async function* personJson({ email, at, messages, ...rest }: PersonExport): AsyncGenerator<string> {
  const { mails, subscription, requests } = rest;
  yield `{\n"email": ${JSON.stringify(email)},\n"exported_at": ${JSON.stringify(at)},\n"messages": [`;
  let separator = '\n';
  for await (const message of messages()) {
    yield separator + JSON.stringify(exported(message));
    separator = ',\n';
  }
  yield `\n],\n"mails": ${JSON.stringify(mails)},\n"newsletter": ${JSON.stringify(subscription)},\n"requests": ${JSON.stringify(requests)}\n}\n`;
}

/** Removes the internal fields. */
function exported({ id: _id, cv, ...message }: ExportedMessage) {
  return { ...message, cv: cv && { name: cv.name, bytes: cv.bytes, file: cvEntryName(message.reference, cv) } };
}
