import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withDataFolder, withServer } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { postApplication } from '../fixtures/http-form.ts';
import { openForms } from '../fixtures/open-forms.ts';
import { openConnection, loopbackAddress } from '../fixtures/raw-connection.ts';

const SLOW_ADDRESSES = 2;
const UPLOADS_OF_EACH = 4;
const CLAIMED_BYTES = 10 * 1_048_576;
const APPLICANTS = 32;
/** Applicants arrive while the slow uploads are in progress, and again after the aborted uploads have restarted. */
const WAVES = 2;
const WAVE_MS = 20_000;
const DRIP_MS = 200;
/** First loopback address number that no applicant uses. */
const FIRST_SLOW = 5_000;

export const drill: Drill = {
  summary: 'slow uploads that declare 10 MB, from two addresses: number of applicants who still get through',
  run: () => withDataFolder((dataDir) => withServer(dataDir, { LOG_LEVEL: 'silent' }, ({ url }) => play(url))),
};

async function play(url: string): Promise<Figure[]> {
  await openForms(url);
  const stop = new AbortController();
  const started = { count: 0 };
  for (let address = 0; address < SLOW_ADDRESSES; address += 1)
    for (let upload = 0; upload < UPLOADS_OF_EACH; upload += 1)
      void sendSlowlyRepeatedly(url, loopbackAddress(FIRST_SLOW + address), stop.signal, started);
  await pause(2_000);
  const figures: Figure[] = [];
  for (let wave = 1; wave <= WAVES; wave += 1) {
    if (wave > 1) await pause(WAVE_MS);
    figures.push(...(await applicants(url, wave)));
  }
  stop.abort();
  const uploads = SLOW_ADDRESSES * UPLOADS_OF_EACH;
  return [
    { what: 'slow uploads begun', value: started.count, unit: '', atLeast: uploads },
    ...figures,
    {
      what: 'a declared length of 1 GB is rejected with 413 after',
      value: await answerToClaim(url),
      unit: 'ms',
      atMost: 1_000,
    },
  ];
}

async function applicants(url: string, wave: number): Promise<Figure[]> {
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: APPLICANTS }, (_, number) =>
      postApplication(url, wave * 100 + number, { cvBytes: 400_000 }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  const through = answers.filter((status) => status === 303).length;
  return [
    { what: `wave ${wave}: applicants who get through`, value: through, unit: '', atLeast: APPLICANTS },
    { what: `wave ${wave}: time until all are through`, value: (performance.now() - startedAt) / 1_000, unit: 's' },
  ];
}

/** Sends a few bytes at a time, and reconnects when the server closes the connection. */
async function sendSlowlyRepeatedly(
  url: string,
  address: string,
  signal: AbortSignal,
  started: { count: number },
): Promise<void> {
  while (!signal.aborted) {
    const socket = await openConnection(url, address).catch(() => null);
    if (socket === null) {
      await pause(DRIP_MS);
      continue;
    }
    started.count += 1;
    socket.resume();
    socket.write(formHead(url, CLAIMED_BYTES));
    while (!socket.destroyed && !signal.aborted) {
      socket.write('x'.repeat(20));
      await pause(DRIP_MS);
    }
    socket.destroy();
  }
}

async function answerToClaim(url: string): Promise<number> {
  const socket: Socket = await openConnection(url, loopbackAddress(FIRST_SLOW + 100));
  const startedAt = performance.now();
  socket.write(formHead(url, 1_000_000_000));
  socket.resume();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().startsWith('HTTP/1.1 413') ? performance.now() - startedAt : NaN;
}

function formHead(url: string, bytes: number): string {
  return [
    'POST /iletisim HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${bytes}`,
    '',
    '--b',
    'Content-Disposition: form-data; name="cv"; filename="ozgecmis.pdf"',
    '',
    '%PDF-1.7',
  ].join('\r\n');
}
