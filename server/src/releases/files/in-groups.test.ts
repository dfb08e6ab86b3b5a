import { setImmediate as nextTurn } from 'node:timers/promises';
import { inGroups } from './in-groups.ts';

it('rejects only when the other tasks of the group have ended', async () => {
  const ended: string[] = [];
  const all = inGroups(['eksik', 'yavaş'], async (name) => {
    if (name === 'eksik') throw new Error('ENOENT');
    await nextTurn();
    ended.push(name);
  });
  await expect(all).rejects.toThrow('ENOENT');
  expect(ended).toEqual(['yavaş']);
});
