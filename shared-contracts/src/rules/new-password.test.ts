import { newPasswordSchema, passwordRules, weakPassword, type PasswordOwner } from './new-password.ts';
import { validate } from './validation.ts';

const owner: PasswordOwner = { email: 'deniz.aksoy@kuzeyliman.example', companyNames: ['Çınar Yapı A.Ş.'] };
const objection = (password: string, about = owner) => validate(newPasswordSchema(about), password).errors?.[''];

test.each([
  ['kısa1', 'Bu Alan 8 Karakterden Az Olamaz'],
  ['uzun-'.repeat(5), 'Bu Alan 21 Karakteri Geçemez'],
  ['', '* Bu Alan Zorunlu'],
])('the length of %j is rejected', (password, message) => {
  expect(objection(password)).toBe(message);
});

test.each([
  'password1',
  'PASSWORD1!',
  'Şifre1234',
  'sifre!!!2024',
  '12345678',
  '1q2w3e4r',
  'Galatasaray1905',
  'FENERBAHÇE1907!',
  'qwertyuiop',
  'İstanbul34.',
])('%j is rejected as too common', (password) => {
  expect(objection(password)).toBe(weakPassword.common);
});

test.each(['aaaaaaaaa', 'ababababab', '1212121-12'])('%j is rejected for too few different characters', (password) => {
  expect([weakPassword.monotonous, weakPassword.common]).toContain(objection(password));
});

test.each(['Cinar-Yapi-2026', 'cinaryapi.77x', 'ÇINAR ağacı 12', 'vitrinim-2026'])(
  '%j is rejected for containing the name of the company or the product',
  (password) => {
    expect(objection(password)).toBe(weakPassword.company);
  },
);

test.each(['Deniz-Kenarı-7', 'aksoy!sahil', 'KuzeyLiman.42'])(
  '%j is rejected for containing a part of the e-mail address',
  (password) => {
    expect(objection(password)).toBe(weakPassword.email);
  },
);

test.each(['mavi-kapı-77', 'Tren 16:40 da', 'k9$Lr!pq', 'parolamı kimse bilmez', 'testere-balığı'])(
  '%j is accepted',
  (password) => {
    expect(objection(password)).toBeUndefined();
  },
);

test('without an owner only the general rules apply', () => {
  expect(objection('Deniz-Kenarı-7', {})).toBeUndefined();
  expect(objection('password1', {})).toBe(weakPassword.common);
});

test.each([
  ['', []],
  ['aaaa', ['Yaygın bir şifre değil', 'Şirket adını içermiyor', 'E-posta adresinizin bir parçasını içermiyor']],
  ['deniz-cinaryapi-1', ['8 ile 21 karakter arasında', 'En az 4 farklı karakter', 'Yaygın bir şifre değil']],
])('the rule list for %j shows which rules are met', (password, kept) => {
  const rules = passwordRules(password, owner);
  expect(rules.filter(({ isMet }) => isMet).map(({ label }) => label)).toEqual(kept);
  expect(rules).toHaveLength(5);
});
