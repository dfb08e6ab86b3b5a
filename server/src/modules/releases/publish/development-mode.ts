import { errorText } from '../../../platform/logging/logged-error.ts';
import type { Services } from '../../../services.ts';
import { registerLocalReleases } from './local-releases.ts';

/** Options with which `npm run dev` starts the server. */
export interface DevelopmentMode {
  isDevelopment: boolean;
  /** Folder that contains the builds, if not the checkout. */
  root?: string;
}

const OPTION = /^--development(?:=(?<root>.+))?$/;

export function developmentMode(args: readonly string[]): DevelopmentMode {
  const option = args.map((arg) => OPTION.exec(arg)).find((match) => match !== null);
  const root = option?.groups?.['root'];
  return { isDevelopment: option !== undefined, ...(root === undefined ? {} : { root }) };
}

/** Registers new builds while the server runs, when the parent process asks for it, and replies. */
export function followBuilds(services: Services, mode: DevelopmentMode): void {
  if (!mode.isDevelopment) return;
  const register = async () => {
    await registerLocalReleases(services, { ...mode, onProgress: () => undefined });
    await services.releases.notify();
  };
  process.on('message', (message) => {
    if (message !== 'register-builds') return;
    register()
      .catch((error: unknown) => console.error(errorText(error)))
      .finally(() => process.send?.('builds-registered'));
  });
  // The channel alone must not keep a stopping server running.
  process.channel?.unref();
}
