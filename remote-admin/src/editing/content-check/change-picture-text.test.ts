import { withPictureText } from './change-picture-text.ts';

const image = (alt: string) => ({ type: 'image', attrs: { src: '/media/a.jpg', alt } });

test('the picture at the place gets the text; the document itself is not changed', () => {
  const quote = { type: 'blockquote', content: [image('b')] };
  const document = { type: 'doc', content: [image('a'), quote, image('c')] };
  const changed = withPictureText(document, { index: 1, alt: 'yeni' });
  expect(changed).toEqual({
    type: 'doc',
    content: [image('a'), { type: 'blockquote', content: [image('yeni')] }, image('c')],
  });
  expect(quote.content).toEqual([image('b')]);
});

test('without a picture at the place nothing changes', () => {
  const document = { type: 'doc', content: [image('a')] };
  expect(withPictureText(document, { index: 3, alt: 'yeni' })).toEqual(document);
  expect(withPictureText(null, { index: 0, alt: 'yeni' })).toBeNull();
});
