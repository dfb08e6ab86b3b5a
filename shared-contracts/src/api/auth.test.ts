import { emailSchema, loginFormSchema, loginSchema } from './auth.ts';
import { validate } from '../rules/validation.ts';

const good = { email: 'deniz@kuzey.example', password: 'gizli-sifre' };

describe('sign-in form (product §5)', () => {
  test.each([
    ['email', '', '* Bu Alan Zorunlu'],
    ['email', '   ', '* Bu Alan Zorunlu'],
    ['email', 'a@b.c', 'Bu Alan 6 Karakterden Az Olamaz'],
    ['email', `${'a'.repeat(39)}@kuzey.examp`, 'Bu Alan 50 Karakteri Geçemez'],
    ['email', 'deniz.kuzey', 'Geçerli E-Mail Adresi Giriniz'],
    ['password', '', '* Bu Alan Zorunlu'],
    ['password', '12345', 'Bu Alan 6 Karakterden Az Olamaz'],
    ['password', '1'.repeat(22), 'Bu Alan 21 Karakteri Geçemez'],
  ])('rejects %s %j with "%s"', (field, value, message) => {
    expect(validate(loginSchema, { ...good, [field]: value }).errors).toEqual({ [field]: message });
  });

  test.each([
    ['email', 'a@b.co'],
    ['email', `${'a'.repeat(36)}@kuzey.example`],
    ['password', '123456'],
    ['password', '1'.repeat(21)],
  ])('accepts the %s %j', (field, value) => {
    expect(validate(loginSchema, { ...good, [field]: value }).errors).toBeUndefined();
  });

  test('trims the e-mail before it checks the length, and never trims the password', () => {
    expect(validate(loginSchema, { email: '  deniz@kuzey.example ', password: ' gizli ' }).value).toEqual({
      email: 'deniz@kuzey.example',
      password: ' gizli ',
    });
  });

  test('turns off remember by default', () => {
    expect(validate(loginFormSchema, good).value?.remember).toBe(false);
  });
});

test('a staff e-mail follows the rules of the sign-in form', () => {
  expect(validate(emailSchema, 'a@b.c').errors).toEqual({ '': 'Bu Alan 6 Karakterden Az Olamaz' });
});
