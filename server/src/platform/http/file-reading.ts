import type { SendOptions } from '@fastify/static';
import { connectionLimits } from '@vitrin/shared-contracts/limits';

/** Options for `reply.sendFile` that limit how much of a file is read ahead for a client that does not read. */
export const fileReading: SendOptions = { highWaterMark: connectionLimits.unsentBytes } as SendOptions;
