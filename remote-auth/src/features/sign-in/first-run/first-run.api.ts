import type { BrandingPreview } from '@vitrin/shared-contracts/branding';
import type { SiteSetUpInput } from '@vitrin/shared-contracts/first-run';
import { api } from '@vitrin/shared-contracts/paths';
import { rejectedStepOf, send, sendStep, type RejectedStep, type StepOutcome } from '../sign-in.api.ts';

const CONFLICT = 409;

/** Someone else has set up the site: what the server says. */
export interface AlreadySetUp {
  alreadySetUp: string;
}

export interface AcceptedCode {
  isAccepted: true;
}

/** Null if the server was unreachable. */
type Outcome<T> = T | AlreadySetUp | RejectedStep | null;

export async function checkCode(code: string): Promise<Outcome<AcceptedCode>> {
  const answer = await send(api.firstRunCode, { code });
  return answer?.success ? { isAccepted: true } : answer && rejectionOf(rejectedStepOf(answer));
}

export async function readColours(mainColor: string, secondColor: string): Promise<Outcome<BrandingPreview>> {
  const answer = await send<BrandingPreview>(api.firstRunColours, { mainColor, secondColor });
  return answer?.success && answer.data ? answer.data : answer && rejectionOf(rejectedStepOf(answer));
}

/** Saves everything in one request and signs in. */
export async function setUpSite(input: SiteSetUpInput): Promise<StepOutcome | AlreadySetUp> {
  const outcome = await sendStep(api.firstRun, input);
  return outcome && 'errorMessage' in outcome ? rejectionOf(outcome) : outcome;
}

function rejectionOf(rejected: RejectedStep): AlreadySetUp | RejectedStep {
  return rejected.status === CONFLICT ? { alreadySetUp: rejected.errorMessage } : rejected;
}
