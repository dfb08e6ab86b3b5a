// Command line of the server: bin/vitrin.
import './require-node.js';

await import(new URL('./dist/cli/main.js', import.meta.url).href);
