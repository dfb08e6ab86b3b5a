import { createHash } from 'node:crypto';
import { classPrefix } from './class-prefix.ts';
import { styleProblem } from './section-styles.ts';

const unit = 'remote_kampanya';
const classes = classPrefix((text) => createHash('sha256').update(text).digest('base64url'), unit);
const own = `.${classes}abcd`;
const check = (css: string) => styleProblem(css, { unit, classes });

test.each([
  `${own}{color:red}`,
  `${own} > li:first-child,ul ${own}:hover a{color:var(--color-accent)}`,
  `${own}{container:kampanya-list / inline-size;& p{margin:0}@media (width>40rem){color:red}}`,
  `@container kampanya-list (width > 30rem){${own}{display:grid}}`,
  `@keyframes ${classes}move{from{opacity:0}50%{opacity:.5}to{opacity:1}}`,
  '@keyframes kampanya-move{to{opacity:1}}',
  '@property --kampanya-gap{syntax:"<length>";inherits:false;initial-value:0px}',
  `${own}{--kampanya-gap:1rem;position:absolute}`,
  `@supports (display:grid){@starting-style{${own}{opacity:0}}}`,
])('%s stays within the section', (css) => {
  expect(check(css)).toBeNull();
});

test.each([
  ['a:hover{color:red}', 'seçicide birimin bir sınıfı yok'],
  [`.foreign{color:red}`, 'seçicide birimin bir sınıfı yok'],
  [`${own},p{color:red}`, 'p: seçicide birimin bir sınıfı yok'],
  [`section:has(${own}){color:red}`, 'seçicide birimin bir sınıfı yok'],
  [`p:not(${own}){color:red}`, 'seçicide birimin bir sınıfı yok'],
  [`@media print{p{color:red}}`, 'seçicide birimin bir sınıfı yok'],
  [`html ${own}{color:red}`, 'html, body ve :root seçilemez'],
  [`${own}{& :root{color:red}}`, 'html, body ve :root seçilemez'],
  [`${own}{body &{color:red}}`, 'iç içe kurallar & ile başlar'],
  [`:root{--kampanya-gap:1px}`, 'html, body ve :root seçilemez'],
  [`${own}{color:red!important}`, 'color: !important kullanılamaz'],
  [`${own}{position:fixed}`, 'position: fixed kullanılamaz'],
  ['@import "other.css";', '@import kullanılamaz'],
  ['@font-face{font-family:x;src:url(x.woff2)}', '@font-face kullanılamaz'],
  [`@layer a{${own}{color:red}}`, '@layer kullanılamaz'],
  ['@keyframes move{to{opacity:1}}', '@keyframes move: adı kampanya- ile başlamalı'],
  [`${own}{--color-accent:red}`, '--color-accent: bu birimin özelliklerinin adı --kampanya- ile başlar'],
  ['@property --gap{syntax:"*";inherits:false}', '--gap: bu birimin özelliklerinin adı --kampanya- ile başlar'],
  [`${own}{container-name:list}`, 'container-name list: adı kampanya- ile başlamalı'],
  [`${own}{container:kampanya-a list/size}`, 'container-name list: adı kampanya- ile başlamalı'],
  [`${own}{color:red`.concat('}}}'), 'okunamayan'],
])('%s is refused', (css, problem) => {
  expect(check(css)).toContain(problem);
});
