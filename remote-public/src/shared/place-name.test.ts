import { placeName } from './place-name.ts';

test.each([
  ['Karşıyaka', 'izmir', 'Karşıyaka, İzmir'],
  ['', 'izmir', 'İzmir'],
  ['İzmir Limanı', 'izmir', 'İzmir Limanı'],
  ['Bakü', null, 'Bakü'],
  ['', null, ''],
])('the place %j in the province %j is %j', (place, province, expected) => {
  expect(placeName({ place, province })).toBe(expected);
});
