/** Addresses of the API endpoints for what a company states by law; part of `api`. */
export const legalPaths = {
  /** Legal texts that are ready to be filled in: `LegalTextRow`. */
  adminLegalTexts: '/api/admin/legal-texts',
  /** Prepares a legal text as a draft: `PreparedLegalText`. */
  adminLegalText: (id: string) => `/api/admin/legal-texts/${id}` as const,
  /** A legal text as it would be published now: `FilledLegalText`. With POST, publishes what was read. */
  adminFilledLegalText: (id: string) => `/api/admin/legal-texts/${id}/text` as const,
  /** Announcements that the company makes by law: `CompanyAnnouncementRow`. */
  adminCompanyAnnouncements: '/api/admin/company-announcements',
  /** Facts of the company: `CompanyFactsRecord`. */
  adminCompanyFacts: '/api/admin/settings/company-facts',
  /** What the company states about itself by law: `SiteCompany`. */
  companyFacts: '/api/pages/company-facts',
  /** Announcements that the company makes by law: `CompanyAnnouncement[]`. */
  companyAnnouncements: '/api/pages/company-announcements',
} as const;
