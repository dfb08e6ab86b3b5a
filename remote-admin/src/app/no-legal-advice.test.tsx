import { configure, screen } from '@testing-library/react';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { http, rejected, succeeded } from '../testing/fake-server.ts';
import { openPanel } from '../testing/open-panel.tsx';
import { panelResponses } from '../testing/panel-responses.ts';
import { createRoutes } from './routes.tsx';

// Renders whole screens of the panel: on a busy machine the first one is slow.
configure({ asyncUtilTimeout: 10_000 });

const meta = { page: 1, page_size: 20, total: 0 };
const attention = [{ kind: 'closed-forms', count: 1 }];
const responses: Readonly<Record<string, unknown>> = {
  ...panelResponses,
  [api.statistics]: { counts: { articles: 12, languages: 2 }, attention, changes: [] },
};
/** Lists that are empty; what else a screen reads is absent. */
const lists: ReadonlySet<string> = new Set([
  api.adminContracts,
  api.adminDataRequests,
  api.adminConsents,
  api.adminDestructions,
  api.adminSubscriptions,
]);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.getJson.mockImplementation(async (path) =>
    lists.has(path) ? succeeded([], { meta }) : path in responses ? succeeded(responses[path]) : rejected(404),
  );
});

test.each([
  adminPaths.dashboard,
  adminPaths.companyFacts,
  adminPaths.companyAnnouncements,
  adminPaths.companyAnnouncementInsert,
  adminPaths.legalTexts,
  adminPaths.contracts,
  adminPaths.contractInsert,
  adminPaths.contractUpdate(1),
  adminPaths.privacy,
  adminPaths.privacyRequestInsert,
  adminPaths.privacyRequestUpdate(4),
  adminPaths.privacyPerson,
  adminPaths.privacyConsents,
  adminPaths.privacyRetention,
  adminPaths.privacyDestructions,
  adminPaths.newsletter,
  `${adminPaths.newsletter}?bolum=ayarlar`,
  adminPaths.personInsert,
])('%s, which states what the law demands, says that this is no legal advice', async (address) => {
  openPanel(createRoutes(), address, 'super_admin');
  expect(await screen.findByText(/hukuki danışmanlık değildir/)).toBeInTheDocument();
});
