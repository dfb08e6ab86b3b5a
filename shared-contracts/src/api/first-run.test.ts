import { validate } from '../rules/validation.ts';
import { siteSetUpSchema, setupCodeSchema } from './first-run.ts';

const input = {
  companyName: ' Örnek A.Ş. ',
  mainColor: '#803000',
  secondColor: 'teal',
  name: 'Ayşe Yılmaz',
  email: ' ayse@ornek.example ',
  new_password: 'dag-yolu-limon-93',
};

/** What a sign-in page of a release before 1.2 does not ask. */
const unanswered = { trade: '', tradeName: '', province: '', phone: '', address: '' };

test('the code is optional, and texts are trimmed', () => {
  expect(validate(siteSetUpSchema, input).value).toEqual({
    ...input,
    companyName: 'Örnek A.Ş.',
    email: 'ayse@ornek.example',
    ...unanswered,
    code: '',
  });
});

test.each([
  ['companyName', 'A', 'Bu Alan 2 Karakterden Az Olamaz'],
  ['mainColor', '', '* Bu Alan Zorunlu'],
  ['name', ' ', '* Bu Alan Zorunlu'],
  ['email', 'ayse', 'Bu Alan 6 Karakterden Az Olamaz'],
  ['new_password', '', '* Bu Alan Zorunlu'],
  ['code', 'x'.repeat(201), 'Bu Alan 200 Karakteri Geçemez'],
  ['tradeName', 'x'.repeat(61), 'Bu Alan 60 Karakteri Geçemez'],
  ['address', 'x'.repeat(301), 'Bu Alan 300 Karakteri Geçemez'],
])('an invalid %s has its message at its field', (field, value, message) => {
  expect(validate(siteSetUpSchema, { ...input, [field]: value }).errors).toEqual({ [field]: message });
});

test('a role, a version or a logo cannot be sent', () => {
  const sent = { ...input, role_group: 'editor', version: 4, mainLogoPath: '/media/x.svg' };
  expect(Object.keys(validate(siteSetUpSchema, sent).value ?? {}).toSorted()).toEqual(
    ['code', ...Object.keys(unanswered), ...Object.keys(input)].toSorted(),
  );
});

test('the code is required where it is checked', () => {
  expect(validate(setupCodeSchema, { code: '  ' }).errors).toEqual({ code: '* Bu Alan Zorunlu' });
});
