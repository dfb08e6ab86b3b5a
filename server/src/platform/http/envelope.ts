import type { Envelope, PageMetaData } from '@vitrin/shared-contracts/envelope';
import type { WriteResult } from '../database/write-result.ts';

/** Returns the envelope of a successful read. */
export function dataEnvelope<T>(data: T, meta?: PageMetaData): Envelope<T> {
  return { success: true, data, ...(meta && { meta }) };
}

/** Returns the envelope of a successful write; the client shows the message unchanged. */
export function messageEnvelope<T>(message: string, data?: T): Envelope<T> {
  return { success: true, message, ...(data !== undefined && { data }) };
}

/** Returns the envelope of a successful write that may have done more than its data shows. */
export function writeEnvelope<T>(message: string, { data, ...done }: WriteResult<T>): Envelope<T> {
  return { ...messageEnvelope(message, data), ...done };
}
