import { Tooltip } from '@mantine/core';
import { exactTime, relativeTime } from 'shared-contracts/relative-time';
import { useNow } from '../use-now.ts';

/** A time as relative text, with the exact time on hover. */
export function Moment({ iso }: { iso: string }) {
  const moment = new Date(iso);
  const now = useNow();
  return (
    <Tooltip label={exactTime(moment)}>
      <time dateTime={iso}>{relativeTime(moment, now)}</time>
    </Tooltip>
  );
}
