import path from 'node:path';

/** A release archive contains the program as JavaScript, a checkout as TypeScript. */
const isArchive = path.extname(import.meta.filename) === '.js';

/** Commands for messages: how the command line and the server are started in this installation. */
export const program = isArchive
  ? { vitrin: 'bin/vitrin', start: 'bin/vitrin start' }
  : { vitrin: 'npm run vitrin --', start: 'npm start' };

/** What helps when a build that this installation contains is incomplete or damaged. */
export const rebuildAdvice = isArchive ? 'Arşivi yeniden açın.' : 'npm run build ile yeniden derleyin.';
