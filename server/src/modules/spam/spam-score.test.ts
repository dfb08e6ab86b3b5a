import { fold } from '@vitrin/shared-contracts/fold';
import { quarantineReasons, QUARANTINE_FROM, spamScore, type FormSignals, type ScoringRules } from './spam-score.ts';
import { spamWords } from './spam-words.ts';

const honest: FormSignals = {
  honeypot: '',
  fillTime: 42_000,
  text: 'Merhaba, Ordu’daki köprü projesi için teklif almak istiyoruz. Görüşebilir miyiz?',
  lang: 'tr',
  repeatedByOthers: 0,
  sender: 'ayse@ornek.example',
};
const usual: ScoringRules = { threshold: QUARANTINE_FROM, words: [], blocked: new Set(), allowed: new Set() };
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://ornek.example/${at}`).join(' ');

test.each<[string, Partial<FormSignals>, number, string[]]>([
  ['a genuine question', {}, 0, []],
  ['a filled hidden field', { honeypot: 'https://x.example' }, 100, ['honeypot']],
  ['a space in the hidden field, left by the browser', { honeypot: ' ' }, 0, []],
  ['a form filled in too fast', { fillTime: 2_999 }, 30, ['too-fast']],
  ['just slow enough', { fillTime: 3_000 }, 0, []],
  ['no JavaScript to measure the fill time', { fillTime: null }, 0, []],
  ['one link', { text: `Sitemiz: ${links(1)}` }, 0, []],
  ['an applicant with two profile links', { text: links(2) }, 15, ['links']],
  ['three links', { text: links(3) }, 30, ['links']],
  ['many links', { text: links(6) }, 60, ['links']],
  ['link markup', { text: '[url=x]a[/url] <a href="y">b</a> www.c.example' }, 30, ['links']],
  ['one listed word', { text: 'Casino binasının statik projesi için yazıyorum.' }, 20, ['words']],
  ['the same word twice', { text: 'casino casino' }, 20, ['words']],
  ['three words', { text: 'CASİNO, bahis ve Deneme   Bonusu!' }, 60, ['words']],
  ['a listed word as part of another word', { text: 'Slotter marka conta ve bahisname' }, 0, []],
  ['the same text from one other sender', { repeatedByOthers: 1 }, 30, ['repeated']],
  ['the same text from three other senders', { repeatedByOthers: 3 }, 60, ['repeated']],
  ['a Cyrillic text on a Turkish page', { text: 'Привет, это реклама' }, 40, ['foreign-script']],
  ['a Cyrillic name in a Turkish text', { text: 'Ben Юрий, köprü projesi hakkında bilgi istiyorum' }, 0, []],
  ['a Cyrillic text on a Russian page', { text: 'Привет, мост', lang: 'ru' }, 0, []],
  ['no letters', { text: '0532 000 00 00' }, 0, []],
  [
    'several weak signals together',
    { fillTime: 500, text: `backlink ${links(3)}` },
    80,
    ['too-fast', 'links', 'words'],
  ],
])('%s', (_case, signs, points, reasons) => {
  const score = spamScore({ ...honest, ...signs });
  expect([score.points, score.reasons]).toEqual([points, reasons]);
  expect(quarantineReasons({ ...honest, ...signs }, usual)).toEqual(points >= QUARANTINE_FROM ? reasons : []);
});

test('the list of words is folded like texts are, and has no duplicates', () => {
  expect(spamWords).toEqual([...new Set(spamWords.map(fold))]);
});

const links6 = { text: links(6) };
test.each<[string, Partial<FormSignals>, Partial<ScoringRules>, string[]]>([
  ['a stricter threshold', { fillTime: 500, text: links(2) }, { threshold: 40 }, ['too-fast', 'links']],
  ['a more lenient threshold', links6, { threshold: 90 }, []],
  ['custom words', { text: 'Kumaş, perde ve jaluzi' }, { words: ['kumas', 'perde', 'jaluzi'] }, ['words']],
  ['a blocked address', {}, { blocked: new Set(['ayse@ornek.example']) }, ['blocked-sender']],
  ['a blocked domain', links6, { blocked: new Set(['@ornek.example']) }, ['blocked-sender', 'links']],
  ['a domain that only looks similar', {}, { blocked: new Set(['@nek.example', '@example']) }, []],
  ['an allowed domain', links6, { allowed: new Set(['@ornek.example']) }, []],
  [
    'an allowed sender who fills in the honeypot',
    { honeypot: 'x' },
    { allowed: new Set(['@ornek.example']) },
    ['honeypot'],
  ],
  [
    'a sender excepted from a blocked domain',
    links6,
    { blocked: new Set(['@ornek.example']), allowed: new Set(['ayse@ornek.example']) },
    [],
  ],
])('with rules of staff: %s', (_case, signs, weights, reasons) => {
  expect(quarantineReasons({ ...honest, ...signs }, { ...usual, ...weights })).toEqual(reasons);
});
