import { screen, within } from '@testing-library/react';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { fakeSite } from './testing/fake-site.ts';
import { visit } from './testing/visit.tsx';

test.each([
  [['telefon', 'email'], 'Form henüz açık değil. Bize telefonla ya da e-postayla ulaşabilirsiniz.'],
  [['telefon'], 'Form henüz açık değil. Bize telefonla ulaşabilirsiniz.'],
  [['email'], 'Form henüz açık değil. Bize e-postayla ulaşabilirsiniz.'],
  [[], 'Form henüz açık değil.'],
])(
  'while the forms are closed, a page with %j says so, names only those ways, and shows no form',
  async (kept, text) => {
    const isKept = ({ section }: ContactItem) => kept.includes(section) || !['telefon', 'email'].includes(section);
    await visit('/iletisim', { formsClosed: true, contact: fakeSite().contact.filter(isKept) });
    const contact = within(screen.getByRole('tabpanel', { name: 'İletişim formu' }));
    expect(contact.getByText(text)).toBeVisible();
    expect(document.querySelector('form[method="post"]')).toBeNull();
  },
);
