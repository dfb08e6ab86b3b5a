import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageSectionsRecord } from '@vitrin/shared-contracts/page-sections';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { placeableRemote, placedSection } from '../../testing/placeable-fixtures.ts';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { HomePageSections } from './page-sections.page.tsx';

const address = '/admin/home';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('a section of a remote is placed on the home page, and checked as its remote declares it', async () => {
  const sections = [placedSection({ cover: { media_id: 3 } })];
  const record: PageSectionsRecord = {
    page: 'home',
    version: 4,
    sections,
    translations: { tr: { texts: { k1: { lead: 'Süren fırsatlar' } } } },
    pictures: [],
  };
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/page-sections/home': () => succeeded(record),
    '/api/admin/placeable-sections': () => succeeded([placeableRemote]),
  });
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(singleScreenRoutes(address, HomePageSections), address);

  await press('Süren fırsatlar');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Fırsat metni' }), '!');
  await press(submitButton);
  const heading = screen.getByRole('textbox', { name: 'Fırsat başlığı' });
  await waitFor(() => expect(heading).toHaveAccessibleDescription(/./));
  expect(http.sendForm).not.toHaveBeenCalled();

  await userEvent.type(heading, 'Yaz');
  await press(submitButton);
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[2]['form_data']).toMatchObject({
    page: 'home',
    sections,
    translations: { tr: { texts: { k1: { heading: 'Yaz', lead: 'Süren fırsatlar!' } } } },
  });
});
