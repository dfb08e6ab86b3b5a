import type { IncomingHttpHeaders } from 'node:http';
import { isStaff } from '../visits/visiting-request.ts';

/** Checks whether a read of the API is one of a visitor's browser that goes to another page without a document. */
export function isVisitingRead(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && headers['sec-purpose'] === undefined && !isStaff(headers);
}
