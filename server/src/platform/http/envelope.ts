import type { Envelope, PageMetaData } from 'shared-contracts/envelope';

/** A successful read. */
export function answer<T>(data: T, meta?: PageMetaData): Envelope<T> {
  return { success: true, data, ...(meta && { meta }) };
}

/** A successful write: the message is shown as it is. */
export function done<T>(message: string, data?: T): Envelope<T> {
  return { success: true, message, ...(data !== undefined && { data }) };
}
