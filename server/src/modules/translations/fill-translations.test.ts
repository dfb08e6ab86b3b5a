import { loadDemo } from '../../demo/load-demo.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { fillTranslations } from './fill-translations.ts';

it('stores the states of all records once, and nothing is outdated without a history', async () => {
  const { services, close } = await buildTestServices();
  await loadDemo(services, { onProgress: () => undefined });
  await fillTranslations(services);
  const states = await services.db
    .selectFrom('translation_states as state')
    .innerJoin('translated_records as row', (join) =>
      join.onRef('row.entity', '=', 'state.entity').onRef('row.record', '=', 'state.record'),
    )
    .select(['state.lang', 'state.written_for', 'row.source'])
    .execute();
  expect(states.length).toBeGreaterThan(20);
  expect(states.filter(({ lang, written_for, source }) => lang !== 'en' || written_for !== source)).toEqual([]);

  await services.db.deleteFrom('translated_records').execute();
  await fillTranslations(services);
  expect(await services.db.selectFrom('translated_records').selectAll().execute()).toEqual([]);
  await close();
});
