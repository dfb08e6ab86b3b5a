import type { Right } from '@vitrin/shared-contracts/rights';
import { firstStepRights, type FirstStepId, type FirstSteps } from '@vitrin/shared-contracts/starting-site';
import { isLocalSite } from '../../platform/auth/local-request.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { readBranding } from '../branding/branding.service.ts';
import { readCompanyFacts } from '../company-facts/company-facts.service.ts';
import { noticeId } from '../contracts/contracts.service.ts';
import { canSend } from '../mail/mail-server.ts';
import { areFormsClosed } from '../public-forms/closed-forms.service.ts';
import { findStartingSite, listSamples, saveStartingSite } from '../samples/samples.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { hasPhoneOrAddress, hasRows } from './first-steps.repository.ts';

type StepServices = Pick<ContentServices, 'config' | 'db' | 'kinds'>;

/** Whether each step is done. */
const checks: Readonly<Record<FirstStepId, (services: StepServices, samples: number) => Promise<boolean>>> = {
  contact: ({ db }) => hasPhoneOrAddress(db),
  notice: async ({ db }) => (await noticeId(db)) !== null && !(await areFormsClosed(db)),
  texts: async (_services, samples) => samples === 0,
  logo: async (services) => (await readBranding(services)).mainLogoPath !== '',
  pictures: ({ db }) => hasRows(db, ['media']),
  records: ({ db }) => hasRows(db, ['projects', 'products', 'people']),
  facts: async ({ db }) => (await readCompanyFacts(db)).title !== '',
  mail: async ({ config }) => canSend(config),
  domain: async ({ config }) => !isLocalSite(config),
};

const none: FirstSteps = { steps: [], samples: 0, sample_screen: null, showcase: 'projects', can_restore: false };

/** Returns what is left to do on a new site, of what the user may do; nothing on other sites and once staff have hidden it. */
export async function readFirstSteps(services: StepServices, rights: ReadonlySet<Right>): Promise<FirstSteps> {
  const site = await findStartingSite(services.db);
  if (!site || site.steps_hidden) return none;
  const records = await listSamples(services);
  const samples = records.reduce((sum, { count }) => sum + count, 0);
  const steps = [];
  for (const id of (Object.keys(firstStepRights) as FirstStepId[]).filter((each) => rights.has(firstStepRights[each])))
    steps.push({ id, is_done: await checks[id](services, samples) });
  return {
    steps,
    samples,
    sample_screen: records[0]?.screen ?? null,
    showcase: site.showcase,
    can_restore: site.removal !== null,
  };
}

/** Hides the steps from all staff, for good. */
export async function hideFirstSteps(db: Db, stamp: Stamp): Promise<void> {
  const site = await findStartingSite(db);
  if (site) await saveStartingSite(db, { ...site, steps_hidden: true }, stamp);
}
