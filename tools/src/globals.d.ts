declare const __SERVER__: boolean;
/** In tests of remotes: whether `npm test` requests only slices of long tables. */
declare const isShort: boolean;
declare module '*.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module 'react-dom/server.edge' {
  export { renderToString } from 'react-dom/server';
}
