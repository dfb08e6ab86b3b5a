import { isUnit, type Unit } from '@vitrin/shared-contracts/releases';
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

/** Registers the new build of a unit while the server runs, when the parent process sends its name, and replies. */
export function followBuilds(services: Services, mode: DevelopmentMode): void {
  if (!mode.isDevelopment) return;
  const register = async (unit: Unit) => {
    await registerLocalReleases(services, { ...mode, only: unit, onProgress: () => undefined });
    await services.releases.notify();
  };
  process.on('message', (message) => {
    if (typeof message !== 'string' || !isUnit(message)) return;
    register(message)
      .catch((error: unknown) => console.error(errorText(error)))
      .finally(() => process.send?.('build-registered'));
  });
  // The channel alone must not keep a stopping server running.
  process.channel?.unref();
}
