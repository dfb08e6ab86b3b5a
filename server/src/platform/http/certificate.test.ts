import { certificateProblem, readCertificate } from './certificate.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-26T12:00:00Z');
const problem = (days: number, rejection: string | null = null) =>
  certificateProblem({ validUntil: now + days * DAY_MS, rejection }, now);

it.each([
  [60, null, null],
  [15, null, null],
  [
    14,
    null,
    expect.stringContaining('Sitenin TLS sertifikasının süresi 14 gün sonra doluyor; kendiliğinden yenilenmemiş.'),
  ],
  [-1, 'CERT_HAS_EXPIRED', expect.stringContaining('Sitenin TLS sertifikasının süresi doldu')],
  [
    60,
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    expect.stringContaining('Tarayıcılar sitenin TLS sertifikasına güvenmiyor (DEPTH_ZERO_SELF_SIGNED_CERT).'),
  ],
])('%d days left, rejected as %s', (days, rejection, text) => {
  expect(problem(days, rejection)).toEqual(text);
});

it('names the panel when its host has a certificate of its own', () => {
  expect(certificateProblem({ validUntil: now - DAY_MS, rejection: null }, now, 'panel')).toBe(
    'Panelin TLS sertifikasının süresi doldu; tarayıcılar paneli açmıyor. Sertifikayı yenileyin.',
  );
});

it('an address without TLS has no certificate, and one that does not answer an error', async () => {
  expect(await readCertificate('http://localhost:3000')).toBe(null);
  await expect(readCertificate('https://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
});
