import type { FastifyInstance } from 'fastify';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall, type Operation } from '../../platform/http/form-resource.ts';
import type { AccountWrite } from './account.service.ts';
import { addPasskey, beginPasskey, renameOwnPasskey, removePasskey } from './own-passkeys.service.ts';
import { startTotpSetup, confirmTotpSetup, removeTotp, renewRecoveryCodesOfUser } from './own-totp.service.ts';
import { confirmPasswordSchema, passkeyNameSchema } from '@vitrin/shared-contracts/account';
import { secondFactorSchema } from '@vitrin/shared-contracts/auth';
import { jsonValue, textField } from '../../platform/http/request-body.ts';

type Own = (call: FormCall) => AccountWrite;

/** Registers the routes for the user's own second factor: authenticator app, recovery codes, passkeys. */
export function secondFactorRoutes(app: FastifyInstance, own: Own): void {
  totpRoutes(app, own);
  passkeyRoutes(app, own);
}

type Handle = (call: FormCall, fields: object) => Promise<Envelope>;

function operation(declared: Pick<Operation, 'responses' | 'body'>, handle: Handle): Operation {
  return { right: 'account.use', ...declared, handle: (call) => handle(call, Object.fromEntries(call.fields)) };
}

function totpRoutes(app: FastifyInstance, own: Own): void {
  formResource(app, api.accountTotpSetUp, {
    POST: operation({ responses: 'OwnTotpSetUp', body: confirmPasswordSchema }, async (call, fields) =>
      dataEnvelope(await startTotpSetup(own(call), fields)),
    ),
  });
  formResource(app, api.accountTotp, {
    POST: operation({ responses: 'RecoveryCodes', body: secondFactorSchema }, async (call, fields) =>
      messageEnvelope('İki adımlı giriş açıldı.', { recovery_codes: await confirmTotpSetup(own(call), fields) }),
    ),
    DELETE: operation({ responses: null, body: confirmPasswordSchema }, async (call, fields) => {
      await removeTotp(own(call), fields);
      return messageEnvelope('İki adımlı giriş kapatıldı.');
    }),
  });
  formResource(app, api.accountRecoveryCodes, {
    POST: operation({ responses: 'RecoveryCodes', body: confirmPasswordSchema }, async (call, fields) =>
      messageEnvelope('Yeni kurtarma kodları oluşturuldu.', {
        recovery_codes: await renewRecoveryCodesOfUser(own(call), fields),
      }),
    ),
  });
}

function passkeyRoutes(app: FastifyInstance, own: Own): void {
  formResource(app, api.accountPasskeyOptions, {
    POST: operation({ responses: 'AnyPasskeyOptions', body: confirmPasswordSchema }, async (call, fields) =>
      dataEnvelope(await beginPasskey(own(call), fields)),
    ),
  });
  formResource(app, api.accountPasskeys, {
    POST: operation({ responses: 'Passkey[]', body: { name: textField, response: jsonValue } }, async (call) => {
      const given = { name: call.fields.get('name'), response: jsonField(call.fields, 'response') };
      return messageEnvelope('Geçiş anahtarı eklendi.', await addPasskey(own(call), given));
    }),
  });
  formResource(app, `${api.accountPasskeys}/:id`, {
    PUT: operation({ responses: 'Passkey[]', body: passkeyNameSchema }, async (call, fields) =>
      messageEnvelope(messages.updated, await renameOwnPasskey(own(call), idOf(call.id), fields)),
    ),
    DELETE: operation({ responses: 'Passkey[]', body: confirmPasswordSchema }, async (call, fields) =>
      messageEnvelope(messages.deleted, await removePasskey(own(call), idOf(call.id), fields)),
    ),
  });
}
