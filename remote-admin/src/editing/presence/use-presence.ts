import { useEffect, useRef, useState } from 'react';
import { durations } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type { PresenceInput, PresentUser } from '@vitrin/shared-contracts/presence';
import { sendUnattended } from '../../data/http.ts';
import { whenIdle } from '../../data/when-idle.ts';

const noUsers: readonly PresentUser[] = [];

/**
 * Tells the server that this form is open, and returns the other users who have the same record open. A failed request
 * changes nothing: it only informs.
 */
export function usePresence(entity: string, record: string | null, values: unknown): readonly PresentUser[] {
  const [others, setOthers] = useState(noUsers);
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    if (record === null) return undefined;
    const path = api.adminPresence(entity, record, crypto.randomUUID());
    let sent = latest.current;
    let isOpen = true;
    const ping = async () => {
      // A browser slows down the timers of hidden pages: the form would come and go for the others.
      if (document.visibilityState === 'hidden') return;
      const typed = latest.current !== sent;
      sent = latest.current;
      const body: PresenceInput = { typed };
      const answer = await sendUnattended<PresentUser[]>('PUT', path, body).catch(() => null);
      if (isOpen && answer?.success) setOthers(answer.data ?? noUsers);
    };
    const leave = () => void sendUnattended('DELETE', path).catch(() => null);
    // The screen itself comes first.
    void whenIdle().then(() => (isOpen ? ping() : undefined));
    const timer = setInterval(() => void ping(), durations.presenceIntervalMs);
    addEventListener('pagehide', leave);
    const show = () => void ping();
    document.addEventListener('visibilitychange', show);
    return () => {
      isOpen = false;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', show);
      leave();
    };
  }, [entity, record]);
  return others;
}
