import { NamingError } from './naming.ts';
import { nameRemote } from './name-remote.ts';

test('all names are derived from one word', () => {
  expect(nameRemote('yaz-indirimi')).toEqual({
    unit: 'remote_yaz_indirimi',
    folder: 'remote-yaz-indirimi',
    segment: 'yaz-indirimi',
    title: 'Yaz indirimi',
  });
});

test('the prefix is optional, and a title can be given', () => {
  expect(nameRemote('remote-kampanya', ' Kampanyalar ')).toMatchObject({
    unit: 'remote_kampanya',
    title: 'Kampanyalar',
  });
  expect(nameRemote('indirim').title).toBe('İndirim');
});

test.each(['', 'Kampanya', '2026', 'yaz--indirimi', '../server', 'a'.repeat(34)])(
  '%j is rejected as a name',
  (word) => {
    expect(() => nameRemote(word)).toThrow(NamingError);
  },
);

test('a word with Turkish letters is rejected with a valid suggestion', () => {
  expect(() => nameRemote('İndirim Günleri')).toThrow('Örneğin: indirim-gunleri');
});

test.each(['api', 'admin', 'giris-yap', 'makale', 'makaleler', 'sozlesme', 'iletisim'])(
  '%s is reserved for the site',
  (word) => {
    expect(() => nameRemote(word)).toThrow('sitenin kendi adresidir');
  },
);
