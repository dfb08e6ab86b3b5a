import { bootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import { releaseFaultsEndpoint } from '@vitrin/shared-contracts/first-paths';
import type { FaultReport } from '@vitrin/shared-contracts/release-reports';
import { sendReport } from '../send-report.ts';

/** Milliseconds that a release has had all its files: a slow device needs a part of it to start. */
const START_MS = 500;

/**
 * Reports a page that the browser is about to leave because it does not respond, although the files of its release have
 * been there long enough. The shell reports a release that fails, but only after time limits that such a visit never
 * reaches. A slow connection is no fault of the release.
 */
export function reportUnready(): void {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? 'null') as BootBlock | null;
  if (!boot || boot.choice === 'preview' || !filesOf(boot).every(isLongThere)) return;
  const { remote, id } = boot.release;
  const message = 'The page did not respond to a click or a form although its files had arrived';
  const report: FaultReport = { remote, id, phase: 'render', message, survived: false };
  sendReport(releaseFaultsEndpoint, report);
}

function filesOf({ release, page_scripts, hydration_address }: BootBlock): string[] {
  return [release.entry, ...page_scripts, ...(hydration_address ? [hydration_address] : [])];
}

function isLongThere(address: string): boolean {
  const latest = performance.now() - START_MS;
  const fetched = performance.getEntriesByName(new URL(address, location.href).href) as PerformanceResourceTiming[];
  return fetched.some(({ responseEnd }) => responseEnd > 0 && responseEnd < latest);
}
