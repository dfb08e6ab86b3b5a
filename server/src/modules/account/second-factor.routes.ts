import type { FastifyInstance } from 'fastify';
import type { Envelope } from 'shared-contracts/envelope';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { AnswerName } from '../../platform/http/answers.ts';
import { answer, done } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall, type Operation } from '../../platform/http/form-resource.ts';
import type { OwnWrite } from './account.service.ts';
import { addPasskey, beginPasskey, nameOwnPasskey, removePasskey } from './own-passkeys.service.ts';
import { beginOwnTotp, confirmOwnTotp, endOwnTotp, renewOwnCodes } from './own-totp.service.ts';

type Own = (call: FormCall) => OwnWrite;

/** Registers the routes for the user's own second factor: authenticator app, recovery codes, passkeys. */
export function secondFactorRoutes(app: FastifyInstance, own: Own): void {
  totp(app, own);
  passkeys(app, own);
}

type Handle = (call: FormCall, fields: object) => Promise<Envelope>;

function operation({ answers }: { answers: AnswerName }, handle: Handle): Operation {
  return { right: 'account.use', answers, handle: (call) => handle(call, Object.fromEntries(call.fields)) };
}

function totp(app: FastifyInstance, own: Own): void {
  formResource(app, api.accountTotpSetUp, {
    POST: operation({ answers: 'OwnTotpSetUp' }, async (call, fields) => answer(await beginOwnTotp(own(call), fields))),
  });
  formResource(app, api.accountTotp, {
    POST: operation({ answers: 'RecoveryCodes' }, async (call, fields) =>
      done('İki adımlı giriş açıldı.', { recovery_codes: await confirmOwnTotp(own(call), fields) }),
    ),
    DELETE: operation({ answers: null }, async (call, fields) => {
      await endOwnTotp(own(call), fields);
      return done('İki adımlı giriş kapatıldı.');
    }),
  });
  formResource(app, api.accountRecoveryCodes, {
    POST: operation({ answers: 'RecoveryCodes' }, async (call, fields) =>
      done('Yeni kurtarma kodları oluşturuldu.', { recovery_codes: await renewOwnCodes(own(call), fields) }),
    ),
  });
}

function passkeys(app: FastifyInstance, own: Own): void {
  formResource(app, api.accountPasskeyOptions, {
    POST: operation({ answers: 'AnyPasskeyOptions' }, async (call, fields) =>
      answer(await beginPasskey(own(call), fields)),
    ),
  });
  formResource(app, api.accountPasskeys, {
    POST: operation({ answers: 'Passkey[]' }, async (call) => {
      const given = { name: call.fields.get('name'), response: jsonField(call.fields, 'response') };
      return done('Geçiş anahtarı eklendi.', await addPasskey(own(call), given));
    }),
  });
  formResource(app, `${api.accountPasskeys}/:id`, {
    PUT: operation({ answers: 'Passkey[]' }, async (call, fields) =>
      done(messages.updated, await nameOwnPasskey(own(call), idOf(call.id), fields)),
    ),
    DELETE: operation({ answers: 'Passkey[]' }, async (call, fields) =>
      done(messages.deleted, await removePasskey(own(call), idOf(call.id), fields)),
    ),
  });
}
