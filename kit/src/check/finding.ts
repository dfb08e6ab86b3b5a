/** One thing that `vitrin-remote check` has checked. */
export interface Finding {
  /** `advice` stops nothing; `failed` would stop a release. */
  state: 'ok' | 'advice' | 'failed';
  /** In Turkish. */
  text: string;
  /** The command or change that helps; null when there is nothing to do. */
  fix: string | null;
}
