import { newRecord } from '../../shared/form/use-edited.ts';

/** Which dialog is open, as the address of the screen says it. */
export const newKey = `${newRecord}-anahtar`;
export const newRemote = `${newRecord}-birim`;
