/** The router's parts for rendering on the server; apart from `router`, whose every part each page carries. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export type { StaticHandlerContext } from 'react-router-dom';
