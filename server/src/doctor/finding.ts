/** One result of the doctor. `remedy`: what to do, for everything but `ok`. */
export type Finding = { level: 'ok'; text: string } | { level: 'warning' | 'error'; text: string; remedy: string };

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string, remedy: string): Finding => ({ level: 'warning', text, remedy });
export const failure = (text: string, remedy: string): Finding => ({ level: 'error', text, remedy });
