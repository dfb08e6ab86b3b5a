import { units } from '@vitrin/shared-contracts/releases';
import { builtInSegment, isBuiltIn } from './remote-names.ts';

test('built-in units are known by name, and all but the shell have an address', () => {
  expect(units.map(builtInSegment)).toEqual([null, '*', 'giris-yap', 'admin']);
  expect([isBuiltIn('remote_auth'), isBuiltIn('remote_campaign'), isBuiltIn('toString')]).toEqual([true, false, false]);
});
