/** In tests of remotes: whether `npm test` requests only slices of long tables. */
declare const isShort: boolean;
declare module 'react-dom/server.edge' {
  export { renderToString } from 'react-dom/server';
}
