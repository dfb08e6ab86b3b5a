import { noCompanyFacts, type CompanyFactsRecord, type SiteCompany } from '@vitrin/shared-contracts/company-facts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const url = '/api/admin/settings/company-facts';
const facts = {
  title: 'Örnek Yapı Limited Şirketi',
  form: 'limited',
  mersis: '0454 0536 9200 0015',
  tax_number: '4540536920',
  register_number: '123456-5',
  kep: 'ornekyapi@hs01.kep.tr',
  capital: '1.000.000',
};

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
});
afterEach(() => app.close());

const save = (form: Readonly<Record<string, string>>) => staff.call({ url, form: { _method: 'PUT', ...form } });
const shown = async () => (await sendRequest(app.app, { url: '/api/pages/company-facts' })).body.data as SiteCompany;

test('facts are stored once, with numbers as digits, and visitors see them at once', async () => {
  expect(await shown()).toEqual({ facts: null, forms_closed: false });
  expect((await save(facts)).status).toBe(200);
  const stored = { ...noCompanyFacts, ...facts, mersis: '0454053692000015', capital: '1000000.00' };
  expect(await shown()).toEqual({ facts: stored, forms_closed: false });
  expect((await staff.call({ url })).body.data as CompanyFactsRecord).toEqual({ ...stored, version: 1 });
});

test.each([
  ['mersis', '0454053692100015', /Denetim Hanesi/],
  ['mersis', '454053692', /16 Haneli/],
  ['tax_number', '4540536921', /Denetim Hanesi/],
  ['kep', 'ornek@ornek.com', /KEP/],
  ['register_number', 'yok', /Sicil/],
  ['capital', 'çok', /Tutarı/],
  ['etbis', 'http://ornek.com', /https/],
  ['society_url', 'javascript:alert(1)', /https/],
  ['title', '', /Zorunlu/],
])('%s “%s” is rejected with its reason', async (name, value, reason) => {
  const { status, body } = await save({ ...facts, [name]: value });
  expect(status).toBe(422);
  expect(body.errors?.[name]).toMatch(reason);
  expect(await shown()).toEqual({ facts: null, forms_closed: false });
});

test('the number of a person is not published', async () => {
  await save({ title: 'Ayşe Işık', form: 'sole', tax_number: '17291716060' });
  expect((await shown()).facts).toMatchObject({ title: 'Ayşe Işık', tax_number: '' });
});

test('two people who change different facts both keep their change', async () => {
  await save(facts);
  await save({ ...facts, version: '1', chamber: 'İzmir Ticaret Odası' });
  expect((await save({ ...facts, version: '1', auditor: 'Bağımsız Denetim A.Ş.' })).status).toBe(200);
  expect((await shown()).facts).toMatchObject({ chamber: 'İzmir Ticaret Odası', auditor: 'Bağımsız Denetim A.Ş.' });
});

test('an editor neither reads nor changes the facts', async () => {
  const editor = await signIn(app, 'editor');
  expect((await editor.call({ url })).status).toBe(403);
  expect((await editor.call({ url, form: { _method: 'PUT', ...facts } })).status).toBe(403);
});
