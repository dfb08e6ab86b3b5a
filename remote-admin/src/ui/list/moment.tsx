import { relativeTime } from '@vitrin/shared-contracts/relative-time';
import { useNow } from '../../data/use-now.ts';

/** A time as relative text, with the exact time on hover. */
export function Moment({ iso, className }: { iso: string; className?: string | undefined }) {
  const now = useNow();
  return (
    <time data-tooltip="" dateTime={iso} className={className}>
      {relativeTime(new Date(iso), now)}
    </time>
  );
}
