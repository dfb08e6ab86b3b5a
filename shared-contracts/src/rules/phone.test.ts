import { isPhoneNumber, isPublishedPhoneNumber, telephoneUri } from './phone.ts';

test.each([
  '0532/123 45 67',
  '0532 123 45 67',
  '05321234567',
  '532 123 45 67',
  '0 (532) 123-45-67',
  '+90 532 123 45 67',
  '+90 (0) 532 123 45 67',
  '0090 532 123 45 67',
  '90 532 123 45 67',
  '0532.123.45.67',
  '(0232) 555 01 00',
  '0232 555 01 00 dahili 12',
  '0232 555 01 00 Dahili: 12',
  '0232 555 01 00 dah. 12',
  '0232 555 01 00 / Dâhili 12',
  '0232 555 01 00 DAHİLİ 12',
  '444 0 555',
  '0850 555 01 00',
  '+44 20 7946 0018',
  '+49 (30) 901820',
])('%s is accepted as a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each([
  '-------',
  '( ) ( ) . .',
  '+',
  '1234567',
  '0132 123 45 67',
  '0532 123 45',
  '0532 123 45 67 89',
  'telefonum yok',
  '0532 123 45 67 <script>',
  '',
])('%j is rejected as a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test.each(['112', '185', '+90 232 555 01 00', '444 0 555'])(
  '%s is accepted as the phone number of a company',
  (text) => {
    expect(isPublishedPhoneNumber(text)).toBe(true);
  },
);

test.each(['-------', '12', '()'])('%j is rejected as the phone number of a company', (text) => {
  expect(isPublishedPhoneNumber(text)).toBe(false);
});

test.each([
  ['0532 111 22 33 dahili 12', 'tel:+905321112233;ext=12'],
  ['(0232) 555 01 00', 'tel:+902325550100'],
  ['+90 (0) 532 123 45 67', 'tel:+905321234567'],
  ['0090 532 123 45 67', 'tel:+905321234567'],
  ['444 0 555', 'tel:+904440555'],
  ['+49 (30) 901820', 'tel:+4930901820'],
  ['112', 'tel:112'],
  ['telefonum yok', null],
])('%s is dialled as %s', (text, uri) => {
  expect(telephoneUri(text)).toBe(uri);
});
