import { projectPlace } from './project-place.ts';

test.each([
  ['Karşıyaka', 'izmir', 'Karşıyaka, İzmir'],
  ['', 'izmir', 'İzmir'],
  ['İzmir Limanı', 'izmir', 'İzmir Limanı'],
  ['Bakü', null, 'Bakü'],
  ['', null, ''],
])('the place %j in the province %j is %j', (place, province, expected) => {
  expect(projectPlace({ place, province })).toBe(expected);
});
