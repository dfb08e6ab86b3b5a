import type { SendOptions } from '@fastify/static';
import { connectionLimits } from 'shared-contracts/limits';

/** For `reply.sendFile`: how much of a file is read ahead for a client that does not read on. */
export const fileReading: SendOptions = { highWaterMark: connectionLimits.unsentBytes } as SendOptions;
