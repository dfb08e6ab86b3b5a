import { verifySignature } from '@vitrin/shared-contracts/publishing';
import { mailTextPurpose } from '../modules/mail/link-mail.ts';
import { siteCredential } from '../releases/stored/signatures.ts';
import { webhookSecretPurpose } from '../modules/webhooks/webhook-secret.ts';
import { decrypt, encrypt } from '../platform/auth/encryption.ts';
import { readFormerSecrets, saveFormerSecrets } from '../platform/auth/former-secrets.ts';
import { totpPurpose } from '../platform/auth/totp.ts';
import { recordEvent } from '../platform/audit/security-events.repository.ts';
import { replaceInstallation } from '../platform/database/installation.repository.ts';
import type { Db } from '../platform/database/tables.ts';
import { keyFingerprint } from '../start-up/installation.ts';
import * as stored from './stored-values.repository.ts';

export interface Rotation {
  from: string;
  to: string;
  /** Accept nothing any more that was made with an earlier secret. */
  forgets: boolean;
}

/** Numbers of what was written again. */
export interface RotationCounts {
  totpSecrets: number;
  mails: number;
  webhooks: number;
  releases: number;
  sessions: number;
}

/**
 * Writes everything that the secret encrypts or signs again, in one transaction: all of it belongs to one secret at any
 * moment, and the fingerprint says to which. What is stored as a hash stays and is accepted with the earlier secret.
 */
export function rotateStoredValues(db: Db, rotation: Rotation): Promise<RotationCounts> {
  const { from, to, forgets } = rotation;
  return db.transaction().execute(async (trx) => {
    const counts = {
      totpSecrets: await reEncrypt(trx, rotation, {
        purpose: totpPurpose,
        rows: await stored.encryptedTotpSecrets(trx),
        save: stored.saveTotpSecret,
      }),
      mails: await reEncrypt(trx, rotation, {
        purpose: mailTextPurpose,
        rows: await stored.encryptedMails(trx),
        save: stored.saveMailText,
      }),
      webhooks: await reEncrypt(trx, rotation, {
        purpose: webhookSecretPurpose,
        rows: await stored.encryptedWebhookSecrets(trx),
        save: stored.saveWebhookSecret,
      }),
      releases: await signReleases(trx, rotation),
      sessions: await stored.endAllSessions(trx),
    };
    const former = forgets ? [] : [from, ...(await readFormerSecrets(trx, from))];
    await saveFormerSecrets(trx, to, former);
    await replaceInstallation(trx, 'key', keyFingerprint(to));
    await recordEvent(
      trx,
      { id: 'cli', ip: '' },
      {
        operation: 'rotate-secret',
        result: 'done',
        actor: null,
        title: 'Gizli anahtar',
        entity: 'secret',
      },
    );
    return counts;
  });
}

interface Encrypted {
  purpose: string;
  rows: readonly { id: number; text: string }[];
  save: (trx: Db, id: number, text: string) => Promise<void>;
}

/** Skips a value that the current secret does not decrypt: it was lost with an earlier secret. */
async function reEncrypt(trx: Db, { from, to }: Rotation, { purpose, rows, save }: Encrypted): Promise<number> {
  let count = 0;
  for (const { id, text } of rows) {
    const plain = decrypt(from, purpose, text);
    if (plain === null) continue;
    await save(trx, id, encrypt(to, purpose, plain));
    count += 1;
  }
  return count;
}

/** Signs the site's own builds again. A signature that does not fit is not replaced. */
async function signReleases(trx: Db, { from, to }: Rotation): Promise<number> {
  const [before, after] = [await siteCredential(from), await siteCredential(to)];
  let count = 0;
  for (const { unit, id, descriptor, signature } of await stored.releasesSignedBy(trx, before.publicKey)) {
    if (signature === null || !(await verifySignature(before.publicKey, descriptor, signature))) continue;
    await stored.saveSignature(trx, { unit, id, signature: await after.sign(descriptor), publicKey: after.publicKey });
    count += 1;
  }
  return count;
}
