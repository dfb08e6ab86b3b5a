/** Actor in the log for decisions that the site makes automatically. */
export const systemActor = 'Vitrin';
