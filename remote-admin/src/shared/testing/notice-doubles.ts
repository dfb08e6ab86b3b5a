/** What the browser was asked to sound and to show. */
export interface AskedNotices {
  notes: number[];
  shown: FakeNotification[];
}

let asked: AskedNotices = { notes: [], shown: [] };

export class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  /** The user's answer to the permission prompt. */
  static answer: NotificationPermission = 'granted';
  static readonly requestPermission = jest.fn(async () => {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.permission;
  });
  readonly title: string;
  readonly body: string | undefined;
  readonly close = jest.fn();
  constructor(title: string, { body }: NotificationOptions = {}) {
    super();
    this.title = title;
    this.body = body;
    asked.shown.push(this);
  }
}

const level = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };

class FakeAudio {
  readonly currentTime = 0;
  readonly destination = {};
  readonly state = 'running';
  resume = async () => undefined;
  createGain = () => ({ gain: level, connect: () => undefined });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: (at: number) => void asked.notes.push(at),
    stop: () => undefined,
  });
}

/** A browser that can sound and show, and keeps what it was asked for. */
export function lendNotices(answer: NotificationPermission = 'granted'): AskedNotices {
  asked = { notes: [], shown: [] };
  FakeNotification.permission = 'default';
  FakeNotification.answer = answer;
  FakeNotification.requestPermission.mockClear();
  Object.assign(globalThis, { Notification: FakeNotification, AudioContext: FakeAudio });
  return asked;
}
