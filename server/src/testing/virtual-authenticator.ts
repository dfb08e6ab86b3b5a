import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT_AND_VERIFIED = 0x05;
const ATTESTED = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

export interface VirtualAuthenticator {
  register(options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON;
  signIn(options: PublicKeyCredentialRequestOptionsJSON, flags?: number): AuthenticationResponseJSON;
  /** Decreases the signature counter, so that the next response repeats it, as a cloned authenticator would. */
  repeatCounter(): void;
}

/** Creates a virtual authenticator: one ES256 key for this origin. */
export function virtualAuthenticator(origin: string): VirtualAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authenticatorData = (flags: number, rest: Uint8Array[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, ...rest]);
  };
  return {
    repeatCounter() {
      counter -= 1;
    },
    register({ challenge }) {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)];
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(USER_PRESENT_AND_VERIFIED | ATTESTED, attested))],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(isoCBOR.encode(attestation as never)),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    signIn({ challenge }, flags = USER_PRESENT_AND_VERIFIED) {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(flags);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
