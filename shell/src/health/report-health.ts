import { releaseHealthEndpoint } from '@vitrin/shared-contracts/first-paths';
import type { HealthReport } from '@vitrin/shared-contracts/release-reports';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { sendReport } from '../send-report.ts';
import { shellId } from '../shell-id.ts';

/**
 * Reports a successful start or, with vitals, the web vitals of the page. The report contains no personal data and
 * stores nothing; a preview is not reported.
 */
export function reportHealth({ release, choice }: BootBlock, vitals?: HealthReport['vitals']): void {
  if (choice === 'preview') return;
  const report: HealthReport = { remote: release.remote, id: release.id, shell: shellId(), vitals };
  sendReport(releaseHealthEndpoint, report);
}
