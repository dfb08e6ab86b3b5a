import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const url = '/api/admin/account/notifications';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

const read = async (staff: Staff) => (await staff.call({ url })).body.data;
const save = (staff: Staff, form_data: object) => staff.call({ url, form: { _method: 'PUT', form_data } });

it('names the inboxes that the person may read, all off at first', async () => {
  expect(await read(await signIn(test, 'admin'))).toEqual({
    rules: { contact: 'off', 'human-resources': 'off' },
    can_send: false,
  });
  expect(await read(await signIn(test, 'hr'))).toMatchObject({ rules: { 'human-resources': 'off' } });
  expect(await read(await signIn(test, 'editor'))).toMatchObject({ rules: {} });
});

it('keeps what is chosen for one inbox and leaves the other as it is', async () => {
  const staff = await signIn(test, 'admin');
  await save(staff, { 'human-resources': 'daily' });
  const saved = await save(staff, { contact: 'at-once' });
  expect(saved.body).toMatchObject({
    message: 'Güncellendi!',
    data: { rules: { contact: 'at-once', 'human-resources': 'daily' } },
  });
  expect(await read(staff)).toEqual(saved.body.data);
  expect(await read(await signIn(test, 'admin'))).toMatchObject({ rules: { contact: 'off' } });
});

it('refuses what there is not, and inboxes of others', async () => {
  const staff = await signIn(test, 'support');
  expect(await save(staff, { contact: 'hourly' })).toMatchObject({
    status: 422,
    body: { errors: { contact: 'Listeden bir değer seçin.' } },
  });
  expect((await save(staff, { 'human-resources': 'daily' })).status).toBe(403);
  expect(await read(staff)).toMatchObject({ rules: { contact: 'off' } });
});
