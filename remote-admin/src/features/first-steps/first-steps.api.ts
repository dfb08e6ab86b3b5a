import type { Branding, BrandingRecord } from '@vitrin/shared-contracts/branding';
import type { CompanyFacts, CompanyFactsRecord } from '@vitrin/shared-contracts/company-facts';
import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import type { FilledLegalText } from '@vitrin/shared-contracts/legal-texts';
import { api } from '@vitrin/shared-contracts/paths';
import type { FirstSteps, RemovedSamples } from '@vitrin/shared-contracts/starting-site';
import { sendForm } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';

const NOTICE = 'contact-notice';

export const noticePath = api.adminFilledLegalText(NOTICE);

export const firstStepsQuery = () => readQuery<FirstSteps>(api.adminFirstSteps);
export const noticeQuery = () => readQuery<FilledLegalText>(noticePath);
export const brandingQuery = () => readQuery<BrandingRecord>(api.adminBranding);
export const companyFactsQuery = () => readQuery<CompanyFactsRecord>(api.adminCompanyFacts);
export const contactItemsQuery = () => readQuery<ContactItemRecord[]>(api.adminContactInformation);

export const hideFirstSteps = () => sendForm('DELETE', api.adminFirstSteps, {});
export const removeSamples = () => sendForm<RemovedSamples>('DELETE', api.adminSamples, {});
export const restoreSamples = () => sendForm<RemovedSamples>('POST', api.adminSamplesRestored, {});

/** Publishes the notice that was read. */
export const confirmNotice = (fingerprint: string) => sendForm('POST', noticePath, { fingerprint });

/** A version of 0 means that nothing is stored yet. */
export const saveFacts = ({ version, ...facts }: CompanyFacts & { version: number }) =>
  sendForm('PUT', api.adminCompanyFacts, { ...facts, ...(version > 0 && { version }) });

export const saveLogo = ({ version, ...branding }: BrandingRecord, mainLogoPath: string) => {
  const sent: Branding = { ...branding, mainLogoPath };
  return sendForm('PUT', api.adminBranding, { ...sent, ...(version > 0 && { version }) });
};
