/** Sounds and notifications that the browser was asked for. */
export interface RecordedNotifications {
  tones: number[];
  shown: FakeNotification[];
}

let recorded: RecordedNotifications = { tones: [], shown: [] };

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
    recorded.shown.push(this);
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
    start: (at: number) => void recorded.tones.push(at),
    stop: () => undefined,
  });
}

/** Installs a fake `Notification` and `AudioContext` that record their use. */
export function installFakeNotifications(answer: NotificationPermission = 'granted'): RecordedNotifications {
  recorded = { tones: [], shown: [] };
  FakeNotification.permission = 'default';
  FakeNotification.answer = answer;
  FakeNotification.requestPermission.mockClear();
  Object.assign(globalThis, { Notification: FakeNotification, AudioContext: FakeAudio });
  return recorded;
}
