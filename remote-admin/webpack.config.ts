import type { Configuration } from 'webpack';
import { clientBundle } from '../webpack.common.ts';

/** The form library: needed by forms, not by lists. */
const FORM =
  /[\\/](?:node_modules[\\/](?:formik|react-fast-compare|lodash|lodash-es|hoist-non-react-statics|react-is|deepmerge)|src[\\/]shared[\\/](?:form|fields))[\\/]/;

/** What opens above a screen: menus, tooltips and dialogs with their positioning. Lists load it when they are usable. */
const LAYERS =
  /[\\/]node_modules[\\/](?:@floating-ui|tabbable|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib|@mantine[\\/]core[\\/]esm[\\/](?:components[\\/](?:FocusTrap|Menu|Modal|ModalBase|Overlay|Paper|Popover|Portal|ScrollArea(?![\\/]utils)|Tooltip)|utils[\\/]Floating))[\\/]/;

const panel = clientBundle({ unit: 'remote_admin', directory: import.meta.dirname });

/**
 * Modules are grouped by how many screens use them, not by npm package: a screen needs three scripts on average instead
 * of eight, and a browser opens only six connections to a server with HTTP/1.1.
 */
const byUse: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  minSize: 30_000,
  maxAsyncRequests: 5,
  cacheGroups: {
    defaultVendors: false,
    layers: { name: 'layers', test: LAYERS, priority: 30, enforce: true },
    form: { name: 'form', test: FORM, minChunks: 10, priority: 20, enforce: true },
    common: { name: 'common', minChunks: 12, priority: 10, enforce: true },
    default: { minChunks: 3 },
  },
};

export default [{ ...panel, optimization: { ...panel.optimization, splitChunks: byUse } }];
