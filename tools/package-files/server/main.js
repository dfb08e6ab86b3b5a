// Starts the server. Plain JavaScript, so that a Node.js version that is too old can still print an error.
import './require-node.js';

await import(new URL('./dist/main.js', import.meta.url).href);
