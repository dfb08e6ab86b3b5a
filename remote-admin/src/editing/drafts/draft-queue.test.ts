import { DraftQueue, type SendOutcome } from './draft-queue.ts';

interface Message {
  seq: number;
  text: string;
}

/** Server that stores one draft by the rules of the protocol; a test answers each request when it wants to. */
let requests: { message: Message; rev: number; answer: (outcome?: SendOutcome) => Promise<void> }[];
let stored: { seq: number; rev: number; text: string } | null;
let saves: number;
let queue: DraftQueue<Message>;
const onChange = jest.fn();
const onMoved = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  [requests, stored, saves] = [[], null, 0];
  onChange.mockReset();
  onMoved.mockReset();
  queue = new DraftQueue<Message>({
    send: (message, rev) =>
      new Promise((resolve) => {
        const answer = async (outcome: SendOutcome = commit(message, rev)) => {
          resolve(outcome);
          await jest.advanceTimersByTimeAsync(0);
        };
        requests.push({ message, rev, answer });
      }),
    onChange,
    onMoved,
    random: () => 1,
  });
});
afterEach(async () => {
  void queue.end();
  jest.useRealTimers();
});

function commit({ seq, text }: Message, rev: number): SendOutcome {
  if (stored && seq <= stored.seq) return { kind: 'stored', seq: stored.seq, rev: stored.rev };
  if (stored && stored.rev !== rev) return { kind: 'moved' };
  saves += 1;
  stored = { seq, text, rev: rev + 1 };
  return { kind: 'stored', seq, rev: stored.rev };
}

function push(seq: number): void {
  queue.push({ seq, text: `metin ${seq}` });
}

const sent = () => requests.map(({ message }) => message.seq);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const unreachable = { kind: 'unreachable', retryAfterMs: null } as const;

test('sends one and a half seconds after the last change', async () => {
  push(1);
  await pass(1_000);
  push(2);
  await pass(1_499);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual([2]);
});

test('sends five seconds after the first change while typing goes on', async () => {
  for (let seq = 1; seq <= 10; seq += 1) {
    push(seq);
    await pass(500);
  }
  expect(sent()).toEqual([10]);
});

test('has one request in flight and sends only the newest values behind it', async () => {
  push(1);
  await pass(1_500);
  push(2);
  push(3);
  await pass(10_000);
  expect(sent()).toEqual([1]);

  await requests[0]?.answer();
  expect(sent()).toEqual([1, 3]);
  await requests[1]?.answer();
  expect(stored).toEqual({ seq: 3, rev: 2, text: 'metin 3' });
  expect(queue.acknowledged).toMatchObject({ seq: 3, rev: 2 });
});

test('repeats a request whose response was lost, and the server stores it once', async () => {
  push(1);
  await pass(1_500);
  commit({ seq: 1, text: 'metin 1' }, 0);
  await requests[0]?.answer(unreachable);
  expect(queue.problem).toEqual({ kind: 'unreachable' });
  push(2);
  await pass(1_000);
  expect(requests[1]).toMatchObject({ message: { seq: 1 }, rev: 0 });

  await requests[1]?.answer();
  expect(queue.problem).toBeNull();
  await pass(5_000);
  expect(requests[2]).toMatchObject({ message: { seq: 2 }, rev: 1 });
  await requests[2]?.answer();
  expect([saves, stored?.text]).toEqual([2, 'metin 2']);
  expect(onMoved).not.toHaveBeenCalled();
});

/** Answers the last request, cuts it, or leaves it open, in turn. */
async function disturb(seq: number): Promise<void> {
  const open = requests.at(-1);
  if (seq % 3 === 0) await open?.answer();
  else if (seq % 5 === 0) await open?.answer(unreachable);
}

test('the number of the confirmed change never decreases, however late responses are', async () => {
  const confirmed: number[] = [];
  for (let seq = 1; seq <= 40; seq += 1) {
    push(seq);
    await pass(250 + ((seq * 1_731) % 4_000));
    await disturb(seq);
    confirmed.push(queue.acknowledged?.seq ?? 0);
  }
  expect(confirmed).toEqual(confirmed.toSorted((one, other) => one - other));
  for (let round = 0; round < 4; round += 1) {
    await requests.at(-1)?.answer();
    await pass(40_000);
  }
  expect(stored).toMatchObject({ seq: 40, text: 'metin 40' });
  expect(queue.acknowledged?.seq).toBe(40);
  expect(onMoved).not.toHaveBeenCalled();
});

test('waits longer after each failure, at most half a minute', async () => {
  push(1);
  await pass(1_500);
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    await requests.at(-1)?.answer(unreachable);
    const before = requests.length;
    await pass(seconds * 1_000 - 1);
    expect(requests).toHaveLength(before);
    await pass(1);
    expect(requests).toHaveLength(before + 1);
  }
});

test('repeats at once when the browser is online again, and never twice at the same time', async () => {
  push(1);
  await pass(1_500);
  window.dispatchEvent(new Event('online'));
  expect(requests).toHaveLength(1);
  await requests[0]?.answer(unreachable);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(requests).toHaveLength(2);
});

test('waits as long as the server asks for', async () => {
  push(1);
  await pass(1_500);
  await requests[0]?.answer({ kind: 'unreachable', retryAfterMs: 7_000 });
  await pass(6_999);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests).toHaveLength(2);
});

test('does not repeat what the server has refused, but sends the next change', async () => {
  push(1);
  await pass(1_500);
  await requests[0]?.answer({ kind: 'refused', message: 'Çok uzun.' });
  await pass(60_000);
  expect([sent(), queue.problem]).toEqual([[1], { kind: 'refused', message: 'Çok uzun.' }]);
  push(2);
  await pass(1_500);
  expect(sent()).toEqual([1, 2]);
});

test.each<SendOutcome>([{ kind: 'stopped' }, { kind: 'moved' }])('sends nothing after: $kind', async (outcome) => {
  push(1);
  await pass(1_500);
  await requests[0]?.answer(outcome);
  push(2);
  await pass(60_000);
  expect(sent()).toEqual([1]);
  expect(onMoved).toHaveBeenCalledTimes(outcome.kind === 'moved' ? 1 : 0);
});

test('a closed form sends its last change once and does not repeat it', async () => {
  push(1);
  queue.close();
  expect(sent()).toEqual([1]);
  await requests[0]?.answer(unreachable);
  await pass(60_000);
  expect(sent()).toEqual([1]);
});

test('a form that is closed during a request sends its last change after it', async () => {
  push(1);
  await pass(1_500);
  push(2);
  queue.close();
  await requests[0]?.answer();
  expect(sent()).toEqual([1, 2]);
});

test('the end waits for the request in flight and tells whether the server may have a copy', async () => {
  push(1);
  await expect(queue.end()).resolves.toBe(false);

  const other = new DraftQueue<Message>({
    send: () => new Promise((resolve) => setTimeout(() => resolve({ kind: 'stored', seq: 1, rev: 1 }), 3_000)),
    onChange,
    onMoved,
  });
  other.push({ seq: 1, text: '' });
  await pass(1_500);
  const ended = jest.fn();
  void other.end().then(ended);
  await pass(2_999);
  expect(ended).not.toHaveBeenCalled();
  await pass(1);
  expect(ended).toHaveBeenCalledWith(true);
});
