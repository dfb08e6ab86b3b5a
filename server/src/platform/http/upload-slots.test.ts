import { createUploadSlots } from './upload-slots.ts';

const limits = { perClient: 2, bytes: 100 };

it('counts the received bytes of all uploads together', () => {
  const slots = createUploadSlots(limits);
  const [slow, quick] = [slots.open('a'), slots.open('b')];
  slow.addBytes(1);
  quick.addBytes(99);
  expect(() => slow.addBytes(1)).toThrow('Şu anda çok fazla dosya gönderiliyor.');
  quick.release();
  expect(() => slow.addBytes(99)).not.toThrow();
});

it('limits the uploads of one client and releases finished ones', () => {
  const slots = createUploadSlots(limits);
  const first = slots.open('a');
  slots.open('a');
  expect(() => slots.open('a')).toThrow('throttled');
  expect(() => slots.open('b')).not.toThrow();
  first.release();
  expect(() => slots.open('a')).not.toThrow();
});
