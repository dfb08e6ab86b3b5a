import type { Configuration } from 'webpack';
import { clientBundle, exposedChunk } from '@vitrin/remote-kit/webpack';

/** Matches modules in these folders or files. */
function within(paths: readonly string[]): RegExp {
  return new RegExp(`/(?:${paths.join('|')})(?:/|[.]tsx?$)`.replaceAll('/', String.raw`[\\/]`));
}

/** Schemas of records: needed by forms, and by lists only for what their module declares beside a schema. */
const VALIDATION = within([
  'node_modules/(?:yup|property-expr|tiny-case|toposort)',
  'shared-contracts/src/records/input-schema',
  'shared-contracts/src/rules/(?:bounded-input|title-schema|translations|validation)',
]);

/** Controls of forms, which some lists have too. */
const CONTROLS = within([
  'node_modules/@mantine/core/esm/components/(?:Combobox|Input|InputBase|NativeSelect|Switch|TextInput)',
  'node_modules/@mantine/core/esm/utils/(?:InlineInput|InputsGroupFieldset)',
  'remote-admin/src/ui/list/active-switch',
]);

/** What only a screen with a form has: the form library, fields, drafts and their database, publication. */
const FORM = within([
  'node_modules/(?:formik|react-fast-compare|lodash|lodash-es|hoist-non-react-statics|react-is|deepmerge)',
  'node_modules/@mantine/core/esm/components/Textarea',
  'remote-admin/src/editing/(?:fields|form)',
  'remote-admin/src/rich-text/rich-text-field',
  'remote-admin/src/ui/(?:dates|panel)',
  'remote-admin/src/editing/translations/side-by-side',
  'shared-contracts/src/api/translation-address',
  'shared-contracts/src/rules/slug',
  'node_modules/(?:@sindresorhus/transliterate|idb)',
  'remote-admin/src/editing/(?:content-check|content-preview|presence)',
  'remote-admin/src/editing/(?:history/history-button|links/links-button)',
  'remote-admin/src/editing/publication/(?:opened-record|publication-context|publication-summary|published-form|publish-bar)',
  'remote-admin/src/editing/publication/(?:publish-buttons|publish-menu|request-parts)',
  'remote-admin/src/editing/publication/(?:use-new-publication|use-opened-record|use-publication|use-working-copy)',
  'remote-admin/src/editing/drafts/(?:debounce|draft-database|draft-keeper|draft-notice|draft-offers)',
  'remote-admin/src/editing/drafts/(?:draft-queue|draft-status|draft-store|drafts.api|old-drafts|use-draft|use-leave-guard)',
]);

/** What opens above a screen: menus, tooltips and dialogs with their positioning. Lists load it when they are usable. */
const LAYERS = within([
  'node_modules/(?:@floating-ui|tabbable|tslib)',
  'node_modules/(?:react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)',
  'node_modules/@mantine/core/esm/utils/Floating',
  'node_modules/@mantine/core/esm/components/(?:FocusTrap|Menu|Modal|ModalBase|Overlay|Paper|Popover|Portal|Tooltip)',
  'node_modules/@mantine/core/esm/components/ScrollArea(?!/utils)',
]);

const panel = clientBundle({ unit: 'remote_admin', directory: import.meta.dirname });

/**
 * Modules are grouped by how many screens use them, not by npm package: a screen needs three scripts on average instead
 * of eight, and a browser opens only six connections to a server with HTTP/1.1. What at least twelve chunks use
 * is loaded with the start of the panel. What a list does not need before it is usable has groups of its own.
 */
const byUse: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  minSize: 30_000,
  maxAsyncRequests: 5,
  cacheGroups: {
    defaultVendors: false,
    layers: { name: 'layers', test: LAYERS, priority: 30, enforce: true },
    validation: { name: 'validation', test: VALIDATION, priority: 20, enforce: true },
    controls: { name: 'controls', test: CONTROLS, minChunks: 10, priority: 20, enforce: true },
    form: { name: 'form', test: FORM, minChunks: 10, priority: 20, enforce: true },
    common: { name: exposedChunk, minChunks: 12, priority: 10, enforce: true },
    default: { minChunks: 3 },
  },
};

export default [{ ...panel, optimization: { ...panel.optimization, splitChunks: byUse } }];
