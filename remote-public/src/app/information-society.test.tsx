import { screen, within } from '@testing-library/react';
import type { CompanyAnnouncement } from '@vitrin/shared-contracts/company-announcements';
import { noCompanyFacts } from '@vitrin/shared-contracts/company-facts';
import { fakeSite } from './testing/fake-site.ts';
import { visit } from './testing/visit.tsx';

const announcement = (id: number, title: string, corrects: number | null = null): CompanyAnnouncement => ({
  id,
  at: '2027-03-01T09:00:00.000Z',
  title,
  text: 'Toplantı yapılacaktır.',
  corrects,
});
const contract = { ...fakeSite().contract, kind: 'information-society' as const };
const company = {
  ...noCompanyFacts,
  title: 'Firma Yapı A.Ş.',
  form: 'joint-stock' as const,
  capital: '1000000.00',
  managers: 'Ayşe Işık, başkan\nÖmer Çağ, üye',
};

test('the information society page shows the facts of the company and its dated announcements', async () => {
  const companyAnnouncements = [announcement(2, 'Düzeltme', 1), announcement(1, 'Genel kurul')];
  await visit('/sozlesme/kvkk', { contract, company, companyAnnouncements });
  const facts = within(screen.getByRole('region', { name: 'Şirket bilgileri' }));
  expect(facts.getByText('Yönetim kurulu')).toBeVisible();
  expect(facts.getByText(/Ömer Çağ, üye/)).toBeVisible();
  expect(facts.getByText('₺1.000.000')).toBeVisible();
  const [correction, corrected] = within(screen.getByRole('region', { name: 'İlanlar' })).getAllByRole('article');
  expect(within(correction ?? document.body).getByText('Yayın: 1 Mart 2027')).toBeVisible();
  const names = [/tarihli “Genel kurul” ilanını düzeltir/, /Bu ilan düzeltildi: Düzeltme/];
  const links = [correction, corrected].map((each, index) =>
    within(each ?? document.body).getByRole('link', { name: names[index] ?? '' }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#ilan-1', '#ilan-2']);
});

test('a company whose provider publishes its announcements leads there instead', async () => {
  const society_url = 'https://mths.example/firma';
  await visit('/sozlesme/kvkk', { contract, company: { ...company, society_url }, companyAnnouncements: [] });
  expect(screen.queryByRole('region', { name: 'İlanlar' })).not.toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: /^Bilgi toplumu hizmetleri/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([society_url, society_url]);
});

test('other legal pages show neither', async () => {
  await visit('/sozlesme/kvkk', { company, companyAnnouncements: [announcement(1, 'Genel kurul')] });
  expect(screen.queryByRole('region', { name: 'İlanlar' })).not.toBeInTheDocument();
});
