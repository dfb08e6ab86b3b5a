import type { Envelope, PageMetaData } from '@vitrin/shared-contracts/envelope';

/** Returns the envelope of a successful read. */
export function dataEnvelope<T>(data: T, meta?: PageMetaData): Envelope<T> {
  return { success: true, data, ...(meta && { meta }) };
}

/** Returns the envelope of a successful write; the client shows the message unchanged. */
export function messageEnvelope<T>(message: string, data?: T): Envelope<T> {
  return { success: true, message, ...(data !== undefined && { data }) };
}
