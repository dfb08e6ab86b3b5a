/** Set by webpack: CSP nonce of the styles it inserts at run time. */
declare let __webpack_nonce__: string;

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}

declare module 'sweetalert2/dist/sweetalert2.js' {
  export { default } from 'sweetalert2';
}
