import { lookFiles } from './look-files.ts';

test.each([
  ['a component', '/team/src/shared/card.module.css', 'shared/card.module.css'],
  ['the contracts beside the remote', '/shared-contracts/src/prose.css', 'shared-contracts/src/prose.css'],
  [
    'the contracts in a repository of the team',
    '/team/node_modules/@vitrin/shared-contracts/dist/prose.css',
    'shared-contracts/src/prose.css',
  ],
])('a look has the styles of %s at one place', (_what, file, place) => {
  expect(lookFiles('/team', 'matbaa', file).replacement).toBe(`/team/src/looks/matbaa/${place}`);
});
