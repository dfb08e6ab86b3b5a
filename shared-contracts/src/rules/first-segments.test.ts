import { ownerOfSegment, reservedNameOf } from './first-segments.ts';

const given = { languages: ['tr', 'en', 'pt-BR'], remotes: ['kampanya'] };

test.each([
  ['api', 'system'],
  ['releases', 'system'],
  ['media', 'system'],
  ['sitemap.xml', 'system'],
  ['giris-yap', 'system'],
  ['admin', 'system'],
  ['', 'page'],
  ['makale', 'page'],
  ['makaleler', 'page'],
  ['sozlesme', 'page'],
  ['404', 'page'],
  ['dokumanlar', 'page'],
  ['Dokümanlar', 'page'],
  ['en', 'language'],
  ['pt-BR', 'language'],
  ['kampanya', 'remote'],
  ['Giris-Yap', 'system'],
  ['GİRİŞ-YAP', 'system'],
  ['admın', 'system'],
  ['ａｄｍｉｎ', 'system'],
  ['ad\u200Bmin', 'system'],
  ['API', 'system'],
  ['Robots.TXT', 'system'],
  ['Sözleşme', 'page'],
  ['EN', 'language'],
  ['pt-br', 'language'],
  ['Kampanya', 'remote'],
  ['de', null],
  ['ekip', 'page'],
  ['kariyer', 'page'],
  ['is-ilani', 'page'],
  ['takvim', null],
])('the segment %j belongs to %s', (segment, owner) => expect(ownerOfSegment(segment, given)).toBe(owner));

test.each([
  ['giris-yap', 'giris-yap'],
  ['Giriş-Yap', 'giris-yap'],
  ['SITEMAP.xml', 'sitemap.xml'],
  ['makale', null],
  ['', null],
])('the segment %j spells the reserved name %s', (segment, name) => expect(reservedNameOf(segment)).toBe(name));
