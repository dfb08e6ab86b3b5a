/// <reference types="node" />
/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />

/** Whether this is the server bundle. */
declare const __SERVER__: boolean;
declare module '*.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
