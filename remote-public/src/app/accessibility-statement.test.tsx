import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from './testing/fake-site.ts';
import { mockFormResponses } from './testing/mock-form-responses.ts';
import { serve } from './testing/serve.tsx';
import { visit } from './testing/visit.tsx';

const path = '/sozlesme/kvkk';
const statement = {
  ...fakeSite().contract,
  name: 'Erişilebilirlik Bildirimi',
  kind: 'other' as const,
  template: 'accessibility-statement',
};

beforeEach(() => sessionStorage.clear());

test('a barrier is reported on the page of the accessibility statement, which the message names', async () => {
  const network = mockFormResponses();
  network.respondWith(200, { success: true, data: { reference: 'VT-2026-0042' } });
  await visit(path, { contract: statement });
  const form = within(screen.getByRole('region', { name: 'İletişim formu' }));
  await userEvent.type(form.getByLabelText('Ad soyad'), 'Deniz Ak');
  await userEvent.type(form.getByLabelText('E-posta adresiniz'), 'deniz@kuzey.example');
  await userEvent.type(form.getByLabelText('Mesajınız'), 'Menü klavyeyle açılmıyor.');
  await userEvent.click(form.getByRole('button', { name: 'Gönder' }));
  expect(await form.findByText('Başvuru numaranız: VT-2026-0042')).toBeVisible();
  expect(network.sent[0]?.fields['subject']).toBe(`Erişilebilirlik Bildirimi (${path})`);
});

test('the form works without a script', async () => {
  const { html = '' } = await serve(path, { contract: statement });
  expect(html).toMatch(/<form[^>]* action="\/iletisim" encType="multipart\/form-data" method="post"/);
  expect(html).toContain(`name="subject" value="Erişilebilirlik Bildirimi (${path})"`);
});

test('other legal pages have no form', async () => {
  await visit(path);
  expect(screen.queryByRole('button', { name: 'Gönder' })).not.toBeInTheDocument();
});
