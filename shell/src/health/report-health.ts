import { releaseHealthCall } from 'shared-contracts/first-paths';
import type { HealthReport } from 'shared-contracts/release-reports';
import type { BootBlock } from 'shared-contracts/boot';
import { sendReport } from '../send-report.ts';
import { shellId } from '../shell-id.ts';

/** That a start went well or, with vitals, how the page felt. It names nobody and keeps nothing; a preview is no visit. */
export function reportHealth({ release, choice }: BootBlock, vitals?: HealthReport['vitals']): void {
  if (choice === 'preview') return;
  const report: HealthReport = { remote: release.remote, id: release.id, shell: shellId(), vitals };
  sendReport(releaseHealthCall, report);
}
