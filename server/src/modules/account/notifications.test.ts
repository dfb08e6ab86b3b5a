import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const url = '/api/admin/account/notifications';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

const read = async (staff: Staff) => (await staff.call({ url })).body.data;
const save = (staff: Staff, form_data: object) => staff.call({ url, form: { _method: 'PUT', form_data } });

it('notification rules are listed for the inboxes that the user may read, all off by default', async () => {
  expect(await read(await signIn(test, 'admin'))).toEqual({
    rules: { contact: 'off', 'human-resources': 'off' },
    can_send: false,
  });
  expect(await read(await signIn(test, 'hr'))).toMatchObject({ rules: { 'human-resources': 'off' } });
  expect(await read(await signIn(test, 'editor'))).toMatchObject({ rules: {} });
});

it('saving the rule for one inbox keeps the rule for the other', async () => {
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

it('notification rules reject unknown values and deny inboxes that the user may not read', async () => {
  const staff = await signIn(test, 'support');
  expect(await save(staff, { contact: 'hourly' })).toMatchObject({
    status: 422,
    body: { errors: { contact: 'Listeden bir değer seçin.' } },
  });
  expect((await save(staff, { 'human-resources': 'daily' })).status).toBe(403);
  expect(await read(staff)).toMatchObject({ rules: { contact: 'off' } });
});
