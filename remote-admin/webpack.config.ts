import type { Configuration } from 'webpack';
import { clientBundle } from '../webpack.common.ts';

/** Validation and the form library: needed by forms and by filters, not by the first screen. */
const FORM =
  /[\\/](?:node_modules[\\/](?:formik|react-fast-compare|lodash|lodash-es|yup|property-expr|tiny-case|toposort|hoist-non-react-statics)|src[\\/]shared[\\/](?:form|fields))[\\/]/;

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
    form: { name: 'form', test: FORM, minChunks: 10, priority: 20, enforce: true },
    common: { name: 'common', minChunks: 12, priority: 10, enforce: true },
    default: { minChunks: 3 },
  },
};

export default [{ ...panel, optimization: { ...panel.optimization, splitChunks: byUse } }];
