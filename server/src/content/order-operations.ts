import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import {
  queueSchema,
  toRowMove,
  rowMoveSchema,
  type FormerPlace,
  type QueueItem,
  type RowMove,
} from '@vitrin/shared-contracts/queue';
import type { Right } from '@vitrin/shared-contracts/rights';
import { moveRow } from './move-row.ts';
import { reorder, type Ordered } from './reorder.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteContext } from '../platform/database/write-context.ts';
import { write } from './write.ts';
import type { ContentServices } from './content-services.ts';
import { messageEnvelope } from '../platform/http/envelope.ts';
import { jsonField } from '../platform/http/form-fields.ts';
import { formResource, type Operation } from '../platform/http/form-resource.ts';
import { validated } from '../platform/http/validated.ts';

/** Changes of the order of records by staff. */
export interface OrderOperations {
  /** The documented queue request: the whole list, or a contiguous part of it, as displayed. */
  order(context: WriteContext, items: readonly QueueItem[]): Promise<null>;
  /** Moves one record within the current order and returns its former place. */
  move(context: WriteContext, move: RowMove): Promise<FormerPlace>;
}

interface OrderedRecords {
  table: Ordered;
  /** Name of the entity in the audit log. */
  entity: string;
  /** Singular noun for messages. */
  noun: string;
  titleOf(trx: Db, id: number): Promise<string>;
}

export function createOrderOperations(
  services: ContentServices,
  { table, entity, noun, titleOf }: OrderedRecords,
): OrderOperations {
  const operation = { action: 'order', entity } as const;
  return {
    order: (context, items) =>
      write(services, context, operation, async (trx) => {
        await reorder(trx, table, items);
        return { data: null, entityId: null, title: `${items.length} ${noun}`, fields: ['queue'] };
      }),

    move: (context, move) =>
      write(services, context, operation, async (trx) => {
        const data = await moveRow(trx, table, move);
        return { data, entityId: move.id, title: await titleOf(trx, move.id), fields: ['queue'] };
      }),
  };
}

/** Mounts `url/queue`, the documented request (product §7), and `url/move`. */
export function orderRoutes(app: FastifyInstance, url: string, right: Right, writes: OrderOperations): void {
  const order: Operation = {
    right,
    responses: null,
    body: { queue: queueSchema },
    async handle({ fields, context }) {
      await writes.order(context, validated(queueSchema, jsonField(fields, 'queue')));
      return messageEnvelope(messages.reordered);
    },
  };
  const move: Operation = {
    right,
    responses: 'FormerPlace',
    body: rowMoveSchema,
    async handle({ fields, context }) {
      const former = await writes.move(context, toRowMove(validated(rowMoveSchema, Object.fromEntries(fields))));
      return messageEnvelope(messages.reordered, former);
    },
  };
  formResource(app, `${url}/queue`, { POST: order, PUT: order });
  formResource(app, `${url}/move`, { PUT: move });
}
