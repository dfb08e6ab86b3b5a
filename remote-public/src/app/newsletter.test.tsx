import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendForm, Unreachable } from '@vitrin/shared-contracts/http';
import { fakeSite } from './testing/fake-site.ts';
import { serve } from './testing/serve.tsx';
import { pageSection, sitePage } from './testing/site-page.ts';
import { visit } from './testing/visit.tsx';

jest.mock('@vitrin/shared-contracts/http', () => ({
  sendForm: jest.fn(),
  Unreachable: class extends Error {},
}));
const send = jest.mocked(sendForm);

const path = '/hizmetler/yapi/guclendirme';
const { newsletter } = fakeSite();
const page = { ...sitePage(), sections: [pageSection('text'), pageSection('newsletter')] };
const open = (change: object = {}) => visit(path, { sitePages: { [path]: page }, ...change });
const form = () => within(document.getElementById('bolum-newsletter') ?? document.body);
const fillIn = async () => {
  await userEvent.type(form().getByRole('textbox', { name: 'E-posta adresiniz' }), 'ayse@ornek.example');
  await userEvent.click(form().getByRole('checkbox'));
  await userEvent.click(form().getByRole('button', { name: 'Abone ol' }));
};

beforeEach(() => send.mockReset());

test('the consent is not ticked, and the notice is linked beside it', async () => {
  await open();
  expect(form().getByRole('checkbox')).not.toBeChecked();
  expect(form().getByRole('link', { name: /Bülten Aydınlatma Metni/ })).toHaveAttribute('href', '/sozlesme/bulten');
});

test('the form is sent with the revision and the page, and says where the link is', async () => {
  send.mockResolvedValue({ success: true, status: 200, data: null });
  await open();
  await fillIn();
  expect(await screen.findByRole('heading', { name: 'E-postanıza bakın' })).toHaveFocus();
  expect(send).toHaveBeenCalledWith('POST', '/api/pages/newsletter?lang=tr', {
    email: 'ayse@ornek.example',
    consent: '1',
    notice_revision: '8',
    place: path,
    website: '',
  });
});

test('what is missing is named at the fields, and nothing is sent', async () => {
  await open();
  await userEvent.click(form().getByRole('button', { name: 'Abone ol' }));
  await waitFor(() => expect(form().getByRole('textbox', { name: 'E-posta adresiniz' })).toHaveFocus());
  expect(form().getByRole('checkbox')).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

test('what was typed stays when the connection is lost', async () => {
  send.mockRejectedValue(new Unreachable());
  await open();
  await fillIn();
  await waitFor(() => expect(form().getByRole('alert')).not.toBeEmptyDOMElement());
  expect(form().getByRole('textbox', { name: 'E-posta adresiniz' })).toHaveValue('ayse@ornek.example');
});

test('without script the form is posted to the server', async () => {
  const { html } = await serve(path, { sitePages: { [path]: page } });
  expect(html).toContain('action="/api/pages/newsletter?lang=tr"');
  expect(html).toMatch(/enctype="multipart\/form-data"/i);
});

test('while it is off no page shows a form', async () => {
  await open({ newsletter: { open: false, footer: false, notice: null } });
  expect(document.getElementById('bolum-newsletter')).toBeNull();
});

test('the footer has the form on sites that want it', async () => {
  await visit('/', { newsletter: { ...newsletter, footer: true } });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('button', { name: 'Abone ol' })).toBeVisible();
});
