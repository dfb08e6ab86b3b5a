import { releaseHealthEndpoint } from '@vitrin/shared-contracts/first-paths';
import type { HealthReport } from '@vitrin/shared-contracts/release-reports';
import type { BootSection, BootBlock } from '@vitrin/shared-contracts/boot';
import { sendReport } from '../send-report.ts';
import { shellId } from '../shell-id.ts';

/**
 * Reports a successful start or, with vitals, the web vitals of the page. The report contains no personal data and
 * stores nothing; a preview is not reported.
 */
export function reportHealth(page: BootBlock, vitals?: HealthReport['vitals']): void {
  send(page, { vitals });
}

/** Reports that a section of a remote responds to input. */
export function reportSectionHealth(section: BootSection): void {
  send(section, { section: section.name, place: section.place });
}

function send(
  { release: { remote, id }, choice }: Pick<BootBlock, 'release' | 'choice'>,
  more: Pick<HealthReport, 'vitals' | 'section' | 'place'>,
): void {
  if (choice !== 'preview')
    sendReport(releaseHealthEndpoint, { remote, id, shell: shellId(), ...more } satisfies HealthReport);
}
