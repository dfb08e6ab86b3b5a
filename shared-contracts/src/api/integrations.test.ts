import { recogniseIntegrations } from './integrations.ts';

const nothing = { google_script: '', yandex_script: '', fb_pixel_script: '' };
const idsIn = (settings: Partial<typeof nothing>) =>
  recogniseIntegrations({ ...nothing, ...settings }).map(({ category, id }) => [category, id]);

const gtag = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', 'G-ABC1234567');
  gtag('config', 'AW-123456789');
</script>`;

const metrica = `<script type="text/javascript">
    (function(m,e,t,r,i,k,a){m[i]=m[i]||function(){(m[i].a=m[i].a||[]).push(arguments)};
    m[i].l=1*new Date();})(window, document,'script','https://mc.yandex.ru/metrika/tag.js?id=98765432', 'ym');
    ym(98765432, 'init', {webvisor:true, clickmap:true});
</script>
<noscript><div><img src="https://mc.yandex.ru/watch/98765432" alt="" /></div></noscript>`;

const pixel = `<script>
!function(f,b,e,v,n,t,s){}(window, document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '1234567890123456');
fbq('track', 'PageView');
</script>
<noscript><img height="1" width="1" src="https://www.facebook.com/tr?id=1234567890123456&ev=PageView&noscript=1"/></noscript>`;

test('each identifier in the snippets of the providers is recognised once', () => {
  expect(idsIn({ google_script: gtag })).toEqual([
    ['analytics', 'G-ABC1234567'],
    ['marketing', 'AW-123456789'],
  ]);
  expect(idsIn({ yandex_script: metrica })).toEqual([['analytics', '98765432']]);
  expect(idsIn({ fb_pixel_script: pixel })).toEqual([['marketing', '1234567890123456']]);
});

test.each([
  [{ google_script: 'G-ABC1234567' }, 'G-ABC1234567'],
  [{ google_script: "})(window,document,'script','dataLayer','GTM-ABC1234');" }, 'GTM-ABC1234'],
  [{ yandex_script: ' 12345678 ' }, '12345678'],
  [{ yandex_script: 'https://mc.yandex.com/watch/12345678' }, '12345678'],
  [{ fb_pixel_script: '1234567890123456' }, '1234567890123456'],
])('the bare identifier in %j is recognised', (settings, id) => {
  expect(idsIn(settings).map(([, found]) => found)).toEqual([id]);
});

test.each([
  { google_script: '<script>alert("G-abc")</script>' },
  { google_script: 'UA-12345-1' },
  { yandex_script: 'var counter = 12345678;' },
  { fb_pixel_script: "fetch('https://evil.example/1234567890123456')" },
  { yandex_script: 'ym("x");alert(1)' },
])('no identifier is recognised in %j', (settings) => {
  expect(idsIn(settings)).toEqual([]);
});
