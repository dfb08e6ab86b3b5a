import { styleNonce } from '../shared/style-nonce.ts';

// First module of the remote: styles that webpack inserts later must carry the document's nonce.
__webpack_nonce__ = styleNonce();
