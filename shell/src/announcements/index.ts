import { hideClosed } from './hide-closed.ts';

/** Public documents with a notice, before anything is painted. */
hideClosed();
