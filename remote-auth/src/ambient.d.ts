declare module 'sweetalert2/dist/sweetalert2.js' {
  export { default } from 'sweetalert2';
}
