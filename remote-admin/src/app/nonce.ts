import { styleNonce } from '../data/style-nonce.ts';

// Must be the first import of the remote: styles that webpack inserts later need the document's CSP nonce.
__webpack_nonce__ = styleNonce();
