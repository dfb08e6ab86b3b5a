import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from '../backup-error.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** First line of every file in the age format. */
export const AGE_HEADER = 'age-encryption.org/v1';

/** Checks the public keys of the people who may read a backup. Throws `BackupError` for one that age does not know. */
export function checkRecipients(recipients: readonly string[]): void {
  for (const recipient of recipients)
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new BackupError(`“${recipient}” bir age alıcı anahtarı değil; age1… ile başlayan açık anahtarı yazın.`);
    }
}

/** A transform for `pipeline` that changes nothing. */
export const unchanged = (source: Bytes): Bytes => source;

/** Returns a transform for `pipeline`; it changes nothing when there are no recipients. */
export function encryption(recipients: readonly string[]): (source: Bytes) => Bytes {
  if (recipients.length === 0) return unchanged;
  return async function* encrypted(source) {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* fromWeb(await encrypter.encrypt(toWeb(source)));
  };
}

/** Returns a transform for `pipeline`. Throws `BackupError` when the key does not open the file. */
export function decryption(identities: readonly string[]): (source: Bytes) => Bytes {
  return async function* decrypted(source) {
    const decrypter = new Decrypter();
    for (const identity of identities) addIdentity(decrypter, identity);
    const opened = await decrypter.decrypt(toWeb(source)).catch((error: unknown) => {
      throw new BackupError('Yedek bu anahtarla açılamıyor ya da dosyanın başı bozuk.', { cause: error });
    });
    yield* fromWeb(opened);
  };
}

function addIdentity(decrypter: Decrypter, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new BackupError('Anahtar dosyasında geçerli bir age anahtarı yok (AGE-SECRET-KEY-1… ile başlar).');
  }
}

function toWeb(source: Bytes): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as unknown as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Bytes {
  return Readable.fromWeb(stream as unknown as ReadableStream);
}
