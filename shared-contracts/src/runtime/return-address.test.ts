/** @jest-environment jsdom */
import { keepReturnAddress, takeReturnAddress } from './return-address.ts';

const form = '/admin/pages/blog/update?id=7';
const open = (address: string) => history.replaceState(null, '', address);
const store = (value: unknown) => sessionStorage.setItem('return_to', JSON.stringify(value));

beforeEach(() => sessionStorage.clear());

test('the screen is returned once, to the user whose session ended on it', () => {
  open(form);
  keepReturnAddress('elif@ornek.com');
  expect(takeReturnAddress('elif@ornek.com')).toBe(form);
  expect(takeReturnAddress('elif@ornek.com')).toBeNull();
});

test('another user does not open the screen, and neither does the former one later', () => {
  open(form);
  keepReturnAddress('elif@ornek.com');
  expect(takeReturnAddress('deniz@ornek.com')).toBeNull();
  expect(takeReturnAddress('elif@ornek.com')).toBeNull();
});

test('a screen that was opened without a session is returned to any user', () => {
  open(form);
  keepReturnAddress(null);
  expect(takeReturnAddress('deniz@ornek.com')).toBe(form);
});

test.each(['/admin', '/admin/dashboard', '/makaleler'])(
  '%s is not kept, and leaves what was kept before',
  (address) => {
    open(form);
    keepReturnAddress(null);
    open(address);
    keepReturnAddress(null);
    expect(takeReturnAddress('deniz@ornek.com')).toBe(form);
  },
);

test.each([
  'https://evil.example/admin/',
  '//evil.example/admin/',
  'javascript:alert(1)',
  '/admin/../evil',
  '/evil',
  7,
])('a stored value that is no screen of the panel (%s) is ignored', (address) => {
  store({ address, email: null });
  expect(takeReturnAddress('deniz@ornek.com')).toBeNull();
});
