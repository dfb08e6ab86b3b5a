import { releaseFaultsEndpoint } from '@vitrin/shared-contracts/first-paths';
import type { FaultReport } from '@vitrin/shared-contracts/release-reports';
import { isErrorOfTranslation } from '../altered-page.ts';
import { callHeaders } from '../call-headers.ts';
import { loadTimeout } from './load-timeout.ts';
import type { ReleaseFault } from './release-fault.ts';

/**
 * Reports to the server that a release failed here. `survived`: the page continues. Resolves to true if the server works and responds
 * within the load timeout, which separates a failing release from a failing connection. Nothing is reported, and false returned, if the
 * browser's translation has caused the failure: another release would fail too.
 */
export function reportFault(
  { remote, id, section, place }: Pick<FaultReport, 'remote' | 'id' | 'section' | 'place'>,
  fault: ReleaseFault,
  survived = false,
): Promise<boolean> {
  const { phase, message } = fault;
  console.error(`${remote} ${id} failed (${phase})`, fault.cause);
  if (isErrorOfTranslation(fault.cause)) return Promise.resolve(false);
  const report: FaultReport = {
    remote,
    id,
    phase,
    message: message.slice(0, 300),
    survived,
    section,
    place,
  };
  const call = fetch(releaseFaultsEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...callHeaders() },
    body: JSON.stringify(report),
    keepalive: true,
    signal: AbortSignal.timeout(loadTimeout()),
  });
  return call.then(
    ({ status }) => status < 500,
    () => false,
  );
}
