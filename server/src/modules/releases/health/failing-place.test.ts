import { api } from '@vitrin/shared-contracts/paths';
import type { SwitchedOffPlace } from '@vitrin/shared-contracts/placeable-sections';
import { isRemoteName } from '@vitrin/shared-contracts/releases';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { placeKey } from '../../../content/placed-sections.ts';
import { deleteRelease } from '../old-releases/old-releases.repository.ts';
import { addEnglish } from '../../../testing/languages.ts';
import { placeableSection } from '../../../testing/placeable-section.ts';
import { addresses, openReportSite, unit, type ReportSite } from '../../../testing/report-site.ts';
import { createUser, signIn, type Staff } from '../../../testing/sign-in.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';
import { countSwitchedOffPlaces } from '../sections/switched-off-places.service.ts';

let opened: ReportSite;
let site: ReportSite['site'];
let staff: Staff;
/** Live; `earlier` is the one before. */
let live: string;
let earlier: string;

const others = Array.from({ length: 5 }, (_, index) => `198.51.100.${index + 1}`);
const call = `${api.adminReleases}/${unit}`;

beforeEach(async () => {
  opened = await openReportSite();
  ({ site, live: earlier } = opened);
  const sections = { son: placeableSection };
  live = await storeLiveRelease(site.services, unit, 'bölümlü', { sections });
  await opened.registry.refresh();
  staff = await signIn({ ...site, app: opened.app }, 'super_admin');
});
afterEach(() => opened.close());

const placed = (count: string): StoredSection => ({
  id: 'k1',
  kind: 'remote',
  v: 1,
  values: { remote: unit, section: 'son', values: { count } },
});

type Headings = Readonly<Record<string, string>>;

/** Creates a page with the section. Returns its id. */
async function addPage(title: string, count: string, headings: Headings = { tr: 'Yaz' }): Promise<number> {
  const translations = Object.fromEntries(
    Object.entries(headings).map(([lang, heading]) => [
      lang,
      { title, seo_name: '', summary: '', texts: { k1: { heading } } },
    ]),
  );
  const form_data = { parent_id: null, active: 1, sections: [placed(count)], translations };
  const { body } = await staff.call({ url: api.adminSitePages, form: { form_data } });
  expect(body).toMatchObject({ success: true });
  return (body.data as { id: number }).id;
}

function keyOf(count: string, heading = 'Yaz'): string {
  if (!isRemoteName(unit)) throw new Error(unit);
  return placeKey({ remote: unit, name: 'son', values: { count }, texts: { heading } });
}

const fail = async (place: string | undefined, from: readonly string[]) => {
  for (const address of from) expect(await opened.fault({ id: live, section: 'son', place }, { address })).toBe(204);
};
const start = async (place: string, from: readonly string[]) => {
  for (const address of from) await opened.health({ id: live, section: 'son', place }, { address });
};
const liveNow = async () => (await opened.pointer())?.live;
const switchedOff = () => opened.registry.live(unit)?.switchedOff ?? [];
const listed = async (of = staff) =>
  (await of.call({ url: `${call}/switched-off-places` })).body.data as SwitchedOffPlace[];

it('a section that fails at one place is switched off there, and its release stays', async () => {
  Object.assign(site.services.config, { smtpUrl: 'smtp://127.0.0.1:9' });
  await createUser(site, 'sahip@ornek.com', 'super_admin');
  const page = await addPage('Fırsatlar', '3');
  await fail(keyOf('3'), addresses.slice(1));
  expect(switchedOff()).toEqual([]);
  await fail(keyOf('3'), addresses);

  expect([await liveNow(), switchedOff()]).toEqual([live, [keyOf('3')]]);
  expect(await opened.lastLogEntry()).toMatchObject({
    action: 'place-off',
    before_id: live,
    after_id: live,
    actor: 'Vitrin',
    reason: '“son” bölümü: Son 5 dakikada 5 ziyaretçinin 5 tanesinde çalışmadı. Sayfa: “Fırsatlar”.',
  });
  expect(await listed()).toEqual([
    {
      release_id: live,
      at: expect.any(String),
      section: placeableSection.title,
      page: 'Fırsatlar',
      screen: expect.stringContaining(`id=${page}`),
      places: [keyOf('3')],
    },
  ]);
  expect(await countSwitchedOffPlaces(site.services.db)).toBe(1);
  const mails = await site.services.db.selectFrom('mails').selectAll().execute();
  const own = mails.filter(({ recipient }) => recipient === 'sahip@ornek.com');
  expect(own).toMatchObject([{ subject: `Bölüm bir yerde kapatıldı: ${unit}` }]);
  expect(own[0]?.text).toContain('“Fırsatlar”');

  await fail(keyOf('3'), others);
  expect([await liveNow(), (await opened.lastLogEntry()).action]).toEqual([live, 'place-off']);
});

it('a section that fails at two places has its release rolled back', async () => {
  await addPage('Fırsatlar', '3');
  await addPage('Şubeler', '6');
  await fail(keyOf('3'), addresses.slice(1));
  await fail(keyOf('6'), addresses.slice(0, 1));
  expect(await liveNow()).toBe(earlier);
  expect(await listed()).toEqual([]);
});

it('a section that fails as a whole is the cause if it was switched off at another place before', async () => {
  await addPage('Fırsatlar', '3');
  await addPage('Şubeler', '6');
  await fail(keyOf('3'), addresses);
  expect(await liveNow()).toBe(live);
  // Twice as many, because five decide again only after a minute.
  await fail(keyOf('6'), [...addresses, ...others]);
  expect(await liveNow()).toBe(earlier);
});

it('a place that few visitors see is switched off while the section works elsewhere, and so is another one', async () => {
  await addPage('Fırsatlar', '3');
  await addPage('Şubeler', '6');
  await addPage('Ürünler', '6', { tr: 'Kış' });
  await start(
    keyOf('6', 'Kış'),
    Array.from({ length: 12 }, (_, index) => `203.0.113.${index + 1}`),
  );
  await fail(keyOf('3'), addresses);
  await fail(keyOf('6'), others);
  expect([await liveNow(), switchedOff().toSorted()]).toEqual([live, [keyOf('3'), keyOf('6')].toSorted()]);
});

it.each([
  ['reports of older shells, which name no place', () => undefined],
  ['a place that no page has', () => keyOf('12')],
])('%s count for the release', async (_what, place) => {
  await addPage('Fırsatlar', '3');
  await fail(place(), addresses);
  expect([await liveNow(), switchedOff()]).toEqual([earlier, []]);
});

it('a key of values that the page has no more is no second place', async () => {
  await addPage('Fırsatlar', '3');
  await fail(keyOf('3', 'Eski'), addresses.slice(0, 2));
  await fail(keyOf('3'), addresses.slice(2));
  expect([await liveNow(), switchedOff()]).toEqual([live, [keyOf('3')]]);
});

it('a place that no page has changes nothing while the section works for most visitors', async () => {
  await addPage('Fırsatlar', '3');
  await start(keyOf('3'), others);
  await start(keyOf('3'), ['203.0.113.1']);
  await fail(keyOf('12'), addresses);
  const rows = await site.services.db.selectFrom('switched_off_places').selectAll().execute();
  expect([await liveNow(), rows]).toEqual([live, []]);
});

it('one page in several languages is one place, and pages with the same values are too', async () => {
  await addEnglish(site);
  await addPage('Fırsatlar', '3', { tr: 'Yaz', en: 'Summer' });
  await addPage('Kopya', '3', { tr: 'Yaz', en: 'Summer' });
  await fail(keyOf('3'), addresses.slice(2));
  await fail(keyOf('3', 'Summer'), addresses.slice(0, 2));
  expect([await liveNow(), switchedOff().length]).toEqual([live, 2]);
  expect((await opened.lastLogEntry()).reason).toContain('Sayfa: “Fırsatlar”, “Kopya”.');
  expect((await listed()).map(({ page, places }) => [page, places.length])).toEqual([
    ['Fırsatlar', 2],
    ['Kopya', 2],
  ]);
});

it('staff show the section there again; who may not publish only reads it', async () => {
  await addPage('Fırsatlar', '3');
  await fail(keyOf('3'), addresses);
  const form = { form_data: { places: [keyOf('3')] } };
  const editor = await signIn({ ...site, app: opened.app }, 'editor');
  expect((await editor.call({ url: `${call}/switch-on`, form })).status).toBe(403);
  expect((await staff.call({ url: `${call}/switch-on`, form })).body).toMatchObject({ data: { unit } });
  expect([switchedOff(), await listed()]).toEqual([[], []]);
  expect(await opened.lastLogEntry()).toMatchObject({ action: 'place-on', before_id: live });
  expect((await staff.call({ url: `${call}/switch-on`, form })).status).toBe(404);
});

it('a place is no longer named with other values, or with another release', async () => {
  const page = await addPage('Fırsatlar', '3');
  await fail(keyOf('3'), addresses);
  const url = `${api.adminSitePages}/${page}`;
  const { version, parent_id, translations } = (await staff.call({ url })).body.data as Record<string, unknown>;
  const form_data = { version, parent_id, translations, active: 1, sections: [placed('6')] };
  expect((await staff.call({ url, form: { _method: 'PUT', form_data } })).status).toBe(200);
  expect(await listed()).toEqual([]);

  await storeLiveRelease(site.services, unit, 'sonraki', { sections: { son: placeableSection } });
  await opened.registry.refresh();
  expect([switchedOff(), await countSwitchedOffPlaces(site.services.db)]).toEqual([[], 0]);
  expect(opened.registry.fallbacks(unit)[0]?.switchedOff).toEqual([keyOf('3')]);
  await deleteRelease(site.services.db, unit, live);
  expect(await site.services.db.selectFrom('switched_off_places').selectAll().execute()).toEqual([]);
});

it('rejects a key of another form', async () => {
  expect(await opened.fault({ id: live, section: 'son', place: '../../etc/passwd' })).toBe(422);
});
