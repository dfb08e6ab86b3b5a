import { checkedMarkup } from './check-markup.ts';

const checked = (html: string) => checkedMarkup(html, 's1');

test('markup that stays in its place is returned as a browser reads it', () => {
  const html =
    '<h2 id="s1-title">Kredi</h2><p>a &amp; b <a href="/iletisim">Yazın</a></p><svg><path d="M0 0"></path></svg>';
  expect(checked(html)).toBe(html);
  expect(checked('</div></section><p>Metin')).toBe('<p>Metin</p>');
});

test('ids of `useId`, which begin with an underscore, are those of the place', () => {
  const html = '<input id="_s1-R_0_">';
  expect(checked(html)).toBe(html);
});

test.each([
  '<script>1</script>',
  '<style>body{display:none}</style>',
  '<svg><style>body{display:none}</style></svg>',
  '<link rel="stylesheet" href="/releases/x.css">',
  '<meta http-equiv="refresh" content="0">',
  '<base href="https://else.example/">',
  '<iframe src="/"></iframe>',
  '<object data="/"></object>',
  '<template><p>x</p></template>',
  '<h1>Başlık</h1>',
  '<main>x</main>',
  '<div role="banner">x</div>',
  '<p style="position:fixed">x</p>',
  '<p onclick="x()">x</p>',
  '<a href="javascript:x()">x</a>',
  '<a href=" jAva&#10;Script:x()">x</a>',
  '<p id="root">x</p>',
  '<p id="s10-x">x</p>',
])('%s is refused', (html) => {
  expect(() => checked(html)).toThrow(/kullanılamaz|başlamıyor/);
});

test('markup has a largest size and a largest number of elements', () => {
  expect(() => checked('x'.repeat(65_537))).toThrow('çok büyük');
  expect(() => checked('<i></i>'.repeat(1_001))).toThrow('çok fazla öğe');
  expect(checked('<i></i>'.repeat(1_000))).toHaveLength(7_000);
});
