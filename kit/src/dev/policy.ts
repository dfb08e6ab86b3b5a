/** Trusted Types policy with which the error overlay writes its markup. */
export const overlayPolicy = 'webpack-dev-middleware#overlay';
