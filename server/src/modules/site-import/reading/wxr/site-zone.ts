import { fromIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';

/** The time zone of an old site. Its export names none; dates that it has in both forms reveal it. */
export interface SiteZone {
  /** Learns from a date that has both forms. */
  learn(local: string, utc: string): void;
  /** Returns the ISO time of what clocks of the site showed (`YYYY-MM-DDTHH:mm:ss`), with the name of the zone; null for another text. */
  utcOf(local: string): { time: string; zone: string } | null;
}

const MINUTE_MS = 60_000;
/** Offsets of time zones are multiples of a quarter of an hour between these. */
const OFFSETS = { step: 15, first: -12 * 60, last: 14 * 60 };
const LOCAL = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)$/;

/** Until a date says otherwise, the site is Turkish: the summer times until 2016 are known. */
export function createSiteZone(): SiteZone {
  let offset: number | null = null;
  return {
    learn(local, utc) {
      const minutes = (Date.parse(`${local}Z`) - Date.parse(`${utc}Z`)) / MINUTE_MS;
      const isOffset = minutes % OFFSETS.step === 0 && minutes >= OFFSETS.first && minutes <= OFFSETS.last;
      if (isOffset) offset = inIstanbul(local) === isoTime(`${utc}Z`) ? null : minutes;
    },
    utcOf(local) {
      const time = offset === null ? inIstanbul(local) : isoTime(`${local}${offsetText(offset)}`);
      return time === '' ? null : { time, zone: offset === null ? 'İstanbul saati' : `UTC${offsetText(offset)}` };
    },
  };
}

function inIstanbul(local: string): string {
  const [, minute = '', second = ''] = LOCAL.exec(local) ?? [];
  const time = fromIstanbulTime(minute);
  return time === '' ? '' : `${time.slice(0, 'YYYY-MM-DDTHH:mm:'.length)}${second}.000Z`;
}

function isoTime(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}
