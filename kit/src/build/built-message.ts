/** Message from the process of a build: its files and descriptor are complete. */
export const BUILT = 'built';
