import { act, screen, within } from '@testing-library/react';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { branding, visit } from './testing/visit.tsx';

/** Opens the home page of a site whose look has these values of its options. */
async function visitWithOptions(options: Readonly<Record<string, string>>): Promise<void> {
  await visit('/');
  act(() => brandingStore.set({ ...branding, look: 'duru', lookOptions: { duru: options } }));
}

const header = () => within(screen.getByRole('banner'));

test('the header has no button, but the phone number, by default', async () => {
  await visit('/');
  expect(header().queryByRole('link', { name: 'İletişime geçin' })).not.toBeInTheDocument();
  expect(header().getAllByRole('link', { name: /232/ })[0]).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

test('a button to the contact page is beside the phone number', async () => {
  await visitWithOptions({ action: 'contact' });
  expect(header().getByRole('link', { name: 'İletişime geçin' })).toHaveAttribute('href', '/iletisim');
  expect(header().getAllByRole('link', { name: /232/ })[0]?.className).not.toContain('button');
});

test('the phone number is the button', async () => {
  await visitWithOptions({ action: 'phone' });
  const [phone] = header().getAllByRole('link', { name: /232/ });
  expect(phone?.className).toContain('button');
  expect(header().queryByRole('link', { name: 'İletişime geçin' })).not.toBeInTheDocument();
});

test('the picture of the opening has the whole width', async () => {
  await visitWithOptions({ hero: 'full' });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.closest('.full')).not.toBeNull();
});
