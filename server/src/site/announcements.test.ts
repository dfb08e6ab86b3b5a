import type { SiteAnnouncements } from '@vitrin/shared-contracts/announcements';
import { api } from '@vitrin/shared-contracts/paths';
import { announcementsScript } from '@vitrin/shared-contracts/releases';
import { buildPreviewSite, type PreviewSite } from '../testing/preview-site.ts';
import { renderedPage } from '../testing/test-site.ts';

const begin = Date.parse('2026-12-01T09:00:00.000Z');
const minutes = 600_000;
let site: PreviewSite;

beforeEach(async () => {
  // Only the clock: server and database need the timers.
  const timers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;
  jest.useFakeTimers({ now: begin - minutes, doNotFake: [...timers] });
  site = await buildPreviewSite();
  site.setReads([`${api.announcements}?lang=tr`]);
  // A page with the notices, as remote-public marks them.
  site.render(async (_url, _release, { read }) => {
    const { announcements } = (await read<SiteAnnouncements>(api.announcements, { lang: 'tr' })).data;
    const notices = announcements.map(({ id, title }) => `<div data-announcement="${id}.1">${title}</div>`);
    return renderedPage(`<main>${notices.join('')}</main>`);
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await site.close();
});

const notice = {
  starts_at: new Date(begin).toISOString(),
  ends_at: new Date(begin + minutes).toISOString(),
  translations: { tr: { title: 'Kapalıyız', text: '' } },
};
const add = () => site.staff.call({ url: api.adminAnnouncements, form: { form_data: notice } });
const visit = async () => (await site.visit('/')).text();

test('a cached document shows a notice from its beginning until its end, without any write', async () => {
  expect((await add()).status).toBe(200);
  expect(await visit()).not.toContain('Kapalıyız');
  jest.setSystemTime(begin);
  expect(await visit()).toContain('Kapalıyız');
  jest.setSystemTime(begin + minutes);
  expect(await visit()).not.toContain('Kapalıyız');
});

test('the preview shows a notice whose time has not come, or is over', async () => {
  const previewed = { entity: 'announcement', record: null, values: { active: 1, ...notice } };
  expect((await site.preview(previewed)).html).toContain('Kapalıyız');
  jest.setSystemTime(begin + 2 * minutes);
  expect((await site.preview(previewed)).html).toContain('Kapalıyız');
});

test('a document with a notice hides closed ones before its first paint, if the shell can', async () => {
  const { shell } = site.releases.live;
  const script = `<script src="${shell?.base}${announcementsScript}"></script>\n</head>`;
  await add();
  expect(await visit()).not.toContain(script);
  jest.setSystemTime(begin);
  expect(await visit()).not.toContain(script);
  Object.assign(shell?.descriptor.files ?? {}, { [announcementsScript]: { size: 1, integrity: '' } });
  await site.staff.call({ url: `${api.adminAnnouncements}/1`, form: { _method: 'PUT', form_data: { version: 1 } } });
  expect(await visit()).toContain(script);
});
