import { readableAddress, readableHosts } from './readable-hosts.ts';

const ascii = (host: string) => new URL(`https://${host}`).hostname;

test.each(['köprü.com.tr', 'şirket.com', 'yapıdenetim.com.tr', 'правда.рф', 'شركة.com', 'www.çelik-yapı.com.tr'])(
  'the host %s is shown as people write it',
  (host) => {
    expect(readableHosts(ascii(host))).toBe(host);
    expect(readableAddress(`https://${ascii(host)}/yol?a=1#b`)).toBe(`https://${host}/yol?a=1#b`);
    expect(readableAddress(`mailto:bilgi@${ascii(host)}`)).toBe(`mailto:bilgi@${host}`);
  },
);

// With Cyrillic or Greek letters among Latin ones, a whole name of them below a Latin domain, a rare Latin letter.
test.each(['pаypal.com', 'аррӏе.com', 'gοοgle.com', 'ɡoogle.com', 'аррӏе.com.tr'])(
  'the host %s, which could be taken for another one, stays in its safe form',
  (host) => {
    const safe = ascii(host);
    expect(safe).toContain('xn--');
    expect(readableAddress(`https://${safe}/`)).toBe(`https://${safe}/`);
  },
);

test.each(['xn--zzzzzzzzzzzz.com', 'xn--a.com', 'https://ornek.com/xn--yol', '/makale/celik'])(
  'what is no international host stays as it is: %s',
  (text) => expect(readableAddress(text)).toBe(text),
);
