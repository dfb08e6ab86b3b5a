/** Set before the configuration of a project is read. */
const VARIABLE = 'VITRIN_BUILD';

type BuildMode = 'standalone' | 'development';

export function setBuildMode(mode: BuildMode): void {
  process.env[VARIABLE] = mode;
}

/**
 * Reports whether a build is for other hosts than a Vitrin site (`vitrin-remote build --standalone`): it contains the
 * federation runtime, and a copy of each shared module for hosts that do not provide it.
 */
export function isStandalone(): boolean {
  return process.env[VARIABLE] === ('standalone' satisfies BuildMode);
}

/** Reports whether a build is shown while its sources are edited, and is never published. */
export function isDevelopment(): boolean {
  return process.env[VARIABLE] === ('development' satisfies BuildMode);
}
