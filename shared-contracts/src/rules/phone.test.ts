import { isPhoneNumber, isPublishedPhoneNumber } from './phone.ts';

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
