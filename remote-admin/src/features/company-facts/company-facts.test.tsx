import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noCompanyFacts } from '@vitrin/shared-contracts/company-facts';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { CompanyFactsPage } from './company-facts.page.tsx';

const address = '/admin/settings/company-facts';
const call = '/api/admin/settings/company-facts';
const routes = singleScreenRoutes(address, CompanyFactsPage);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded({ ...noCompanyFacts, capital: '1000000.00', version: 0 }) });
  http.sendForm.mockResolvedValue(succeeded());
});

const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('a number with a wrong check digit is named before anything is sent', async () => {
  openPanel(routes, address);
  await userEvent.type(await field(/^Ticaret unvanı/), 'Örnek Yapı Limited Şirketi');
  await userEvent.type(await field(/^MERSİS numarası/), '0454053692100015');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  expect(await field(/^MERSİS numarası/)).toHaveAccessibleDescription(/Denetim Hanesi Tutmuyor/);
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('the facts are sent as they are stored, with an amount as people type it', async () => {
  openPanel(routes, address);
  await userEvent.type(await field(/^Ticaret unvanı/), 'Örnek Yapı Limited Şirketi');
  expect(await field(/^Taahhüt edilen sermaye/)).toHaveValue('1000000');
  await userEvent.type(await field(/^MERSİS numarası/), '0454 0536 9200 0015');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  // The fake server reads a text that is a number as one.
  const stored = { title: 'Örnek Yapı Limited Şirketi', mersis: '0454053692000015', capital: 1_000_000 };
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', call, expect.objectContaining(stored)));
});

test('the screen says that a MERSİS number belongs to another tax number, and that it gives no legal advice', async () => {
  openPanel(routes, address);
  await userEvent.type(await field(/^MERSİS numarası/), '0454053692000015');
  await userEvent.type(await field(/^Vergi numarası/), '17291716060');
  expect(await field(/^MERSİS numarası/)).toHaveAccessibleDescription(/içindeki vergi numarası 4540536920/);
  expect(screen.getByText(/hukuki danışmanlık değildir/)).toBeVisible();
});
