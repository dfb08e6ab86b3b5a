import {
  webhookInputSchema,
  type NewWebhook,
  type WebhookInput,
  type WebhookRow,
} from '@vitrin/shared-contracts/webhooks';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { VersionGuard } from '../../content/version-guard.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { encrypt } from '../../platform/auth/encryption.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { isPrivateHost } from '../../platform/http/public-address.ts';
import { validated } from '../../platform/http/validated.ts';
import { enqueueDelivery } from '../../platform/webhooks/webhook-outbox.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { requeueDelivery } from './deliveries.repository.ts';
import { webhookSecretPurpose } from './webhook-secret.ts';
import { deleteWebhook, findWebhook, insertWebhook, updateWebhook } from './webhooks.repository.ts';
import { newWebhookSecret } from './webhook-signature.ts';

export { listWebhooks } from './webhooks.repository.ts';
export { listDeliveries } from './deliveries.repository.ts';

const entity = 'webhook';
const PRIVATE = 'Bu Adres Özel Bir Ağda; İnternetten Ulaşılan Bir Adres Giriniz';
const keepsPages = true;

/** Creates a webhook. Its secret is returned beside the stored response, so that no stored data contains it. */
export async function createWebhook(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<NewWebhook> {
  const input = inputOf(services, value);
  const secret = newWebhookSecret();
  let isNew = false;
  const webhook = await write(services, context, { action: 'create', entity, keepsPages }, async (trx, stamp) => {
    const id = await insertWebhook(trx, input, encrypt(services.config.secret, webhookSecretPurpose, secret), stamp);
    isNew = true;
    return written(await requireWebhook(trx, id));
  });
  return { webhook, secret: isNew ? secret : null };
}

export function changeWebhook(
  services: WriteServices,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<WebhookRow> {
  const input = inputOf(services, value);
  const guard: VersionGuard = {
    table: 'webhooks',
    id,
    version: input.version ?? null,
    current: (trx) => findWebhook(trx, id),
  };
  return write(services, context, { action: 'update', entity, guard, keepsPages }, async (trx) => {
    await updateWebhook(trx, id, input);
    return { ...written(await requireWebhook(trx, id)), fields: ['name', 'url', 'events', 'active'] };
  });
}

export function removeWebhook(services: WriteServices, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity, keepsPages }, async (trx) => {
    const { name } = await requireWebhook(trx, id);
    await deleteWebhook(trx, id);
    return { data: { id }, entityId: id, title: name };
  });
}

/** Queues a delivery by which staff see whether the receiver works. */
export function testWebhook(services: WriteServices, context: WriteContext, id: number): Promise<WebhookRow> {
  return write(services, context, { action: 'send', entity, keepsPages }, async (trx) => {
    const webhook = await requireActive(trx, id);
    await enqueueDelivery(trx, id, { type: 'test', data: { webhook: webhook.name } });
    return written(webhook);
  });
}

export function repeatDelivery(services: WriteServices, context: WriteContext, id: number): Promise<WebhookRow> {
  return write(services, context, { action: 'send', entity, keepsPages }, async (trx, { now }) => {
    const delivery = await requeueDelivery(trx, id, now);
    if (!delivery) throw new Conflict('delivery-not-finished', 'Bu gönderim zaten sırada ya da artık yok.');
    return written(await requireActive(trx, delivery.webhook_id));
  });
}

function written(webhook: WebhookRow) {
  return { data: webhook, entityId: webhook.id, title: webhook.name };
}

function inputOf({ config }: Pick<PlatformServices, 'config'>, value: unknown): WebhookInput {
  const input = validated(webhookInputSchema, value);
  const { protocol, hostname } = new URL(input.url);
  if (config.webhookPrivate) return input;
  if (protocol !== 'https:') throw new Invalid({ url: invalid.https });
  if (isPrivateHost(hostname)) throw new Invalid({ url: PRIVATE });
  return input;
}

async function requireWebhook(db: Db, id: number): Promise<WebhookRow> {
  const webhook = await findWebhook(db, id);
  if (!webhook) throw new NotFound('no-webhook', 'Böyle bir web kancası yok.');
  return webhook;
}

async function requireActive(db: Db, id: number): Promise<WebhookRow> {
  const webhook = await requireWebhook(db, id);
  if (webhook.active === 0) throw new Conflict('webhook-disabled', 'Önce web kancasını etkinleştirin.');
  return webhook;
}
