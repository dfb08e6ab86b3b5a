import type { FastifyBaseLogger } from 'fastify';
import type { PurgeSettings } from '../../config/purge-settings.ts';
import { onceAMinute } from '../logging/log-once-a-minute.ts';
import { isAccepted, postWebhook, type Posted } from '../webhooks/post-webhook.ts';

/** What this process knows about its purges. */
export interface PurgeState {
  /** Time of the first of the failures since the last success, in milliseconds since the epoch; null if it succeeded. */
  failingSince: number | null;
}

interface PurgeParts {
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  purgeState: PurgeState;
}

/**
 * Sends one purge in the forms that Cloudflare (JSON body) and Fastly and Varnish (header) read. The operator has set the
 * address, so it may be in a private network.
 */
export function postPurge({ url, headers }: PurgeSettings, tags: readonly string[]): Promise<Posted> {
  const body = JSON.stringify({ tags });
  return postWebhook({ url, headers: { ...headers, 'surrogate-key': tags.join(' ') }, body, allowsPrivate: true });
}

/** Returns a function that sends a purge, records whether it was accepted and logs failures once a minute. */
export function createPurgeSender(settings: PurgeSettings, { log, purgeState }: PurgeParts) {
  const warn = onceAMinute(({ status, answer }: Posted, failures) =>
    // The answer may repeat the secret that was sent.
    log.warn({ status, ...(status === null && { reason: answer }), failures }, 'purge not accepted; it is repeated'),
  );
  return async (tags: readonly string[]): Promise<boolean> => {
    const posted = await postPurge(settings, tags);
    if (isAccepted(posted)) {
      if (purgeState.failingSince !== null) log.info('purge accepted again');
      purgeState.failingSince = null;
      return true;
    }
    purgeState.failingSince ??= Date.now();
    warn(posted);
    return false;
  };
}
