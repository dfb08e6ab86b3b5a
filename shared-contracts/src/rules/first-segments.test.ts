import { ownerOfSegment } from './first-segments.ts';

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
  ['en', 'language'],
  ['pt-BR', 'language'],
  ['kampanya', 'remote'],
  ['de', null],
  ['kariyer', null],
])('the segment %j belongs to %s', (segment, owner) => expect(ownerOfSegment(segment, given)).toBe(owner));
